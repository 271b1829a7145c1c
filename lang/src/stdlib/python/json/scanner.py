"""What finds values in a text."""

__all__ = ["make_scanner"]


def make_scanner(context):
    """The function that finds one value for a decoder."""
    return context._scan


py_make_scanner = make_scanner
c_make_scanner = None
