"""The words of Darkness Around."""
