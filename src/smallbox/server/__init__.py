"""The table server: people and bots meet here; what is acknowledged is on disk."""
