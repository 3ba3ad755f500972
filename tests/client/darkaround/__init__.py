"""Tests of the window of Darkness Around."""
