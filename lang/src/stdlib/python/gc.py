"""The collector, as far as programs ask for it."""

DEBUG_STATS, DEBUG_COLLECTABLE, DEBUG_UNCOLLECTABLE, DEBUG_SAVEALL, DEBUG_LEAK = 1, 2, 4, 32, 38
garbage = []
callbacks = []
_enabled = True
_threshold = (700, 10, 10)


def enable():
    """Says that it is to collect by itself, as it does."""
    global _enabled
    _enabled = True


def disable():
    """Says that it is not to collect by itself."""
    global _enabled
    _enabled = False


def isenabled():
    """Whether it is to collect by itself."""
    return _enabled


def collect(generation=2):
    """Asks for a collection."""
    return 0


def get_count():
    """How many objects there are by generation."""
    return 0, 0, 0


def get_threshold():
    """When it collects."""
    return _threshold


def set_threshold(threshold0, threshold1=10, threshold2=10, /):
    """Says when it is to collect."""
    global _threshold
    _threshold = threshold0, threshold1, threshold2


def get_debug():
    return 0


def set_debug(flags, /):
    """There is nothing to be said."""


def get_stats():
    return [{"collections": 0, "collected": 0, "uncollectable": 0} for _ in range(3)]


def get_objects(generation=None):
    return []


def get_referrers(*objs):
    return []


def get_referents(*objs):
    return []


def is_tracked(obj, /):
    """Whether it may be part of a circle."""
    return not isinstance(obj, (int, float, complex, str, bytes, type(None)))


def is_finalized(obj, /):
    return False


def freeze():
    """There is nothing to be kept away from it."""


def unfreeze():
    """There is nothing to be given back to it."""


def get_freeze_count():
    return 0
