"""Four Lanterns: horror board games at one table."""
