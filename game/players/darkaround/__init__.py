"""The computer players of Darkness Around."""
