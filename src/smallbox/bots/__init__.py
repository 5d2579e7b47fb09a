"""Bots: players that get what their seat knows, never the table, and think as long as their level allows."""
