"""The HTTP requests, one module per subject, and the socket of a table."""
