"""The computer players of Stay Away!."""
