"""Compiles the kernels of all games ahead of time: `python -m tools.kernels` (or `make kernels`)."""
