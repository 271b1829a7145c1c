

def __getattr__(name):
    if name == "OptimizedUnicode":
        from warnings import warn

        text = "OptimizedUnicode is deprecated and will be removed in Python 3.12. Since Python 3.3 it has simply been an alias for 'str'."
        warn(text, DeprecationWarning, stacklevel=2)
        return str
    raise AttributeError(f"module 'sqlite3' has no attribute '{name}'")
