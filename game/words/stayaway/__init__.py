"""The words of Stay Away!."""
