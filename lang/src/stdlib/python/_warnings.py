"""What `warnings` has in C. The state is its own: this finds it there."""

__all__ = ["warn", "warn_explicit"]


def warn(message, category=None, stacklevel=1, source=None):
    import warnings

    warnings.warn(message, category, stacklevel + 1, source)


def warn_explicit(message, category, filename, lineno, module=None, registry=None, module_globals=None, source=None):
    import warnings

    warnings.warn_explicit(message, category, filename, lineno, module, registry, module_globals, source)
