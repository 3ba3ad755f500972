"""The words of Last Friday."""
