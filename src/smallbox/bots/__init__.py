"""Bots: players that get what their seat knows, never the table, and whose level limits their thinking."""
