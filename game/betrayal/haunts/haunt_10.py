"""Haunt 10, Family Gathering.

(being written by a second person; leave it)
"""
