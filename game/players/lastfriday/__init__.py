"""The computer players of Last Friday."""
