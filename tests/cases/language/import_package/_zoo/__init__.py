"""A package of cases."""
log = ["zoo"]
__all__ = ["log", "cats"]
