"""The collector, as far as programs ask for it."""

DEBUG_STATS, DEBUG_COLLECTABLE, DEBUG_UNCOLLECTABLE, DEBUG_SAVEALL, DEBUG_LEAK = 1, 2, 4, 32, 38
garbage = []
callbacks = []
_enabled = True
_threshold = (700, 10, 10)
_debug = 0
_collections = [0, 0, 0]


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


def _tell(phase, generation):
    for callback in callbacks:
        callback(phase, {"generation": generation, "collected": 0, "uncollectable": 0})


def _tell(phase, generation):
    if phase == "stop":
        _collections[generation] += 1
    for callback in callbacks:
        callback(phase, {"generation": generation, "collected": 0, "uncollectable": 0})


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
    """The flags that were set; they change nothing."""
    return _debug


def set_debug(flags, /):
    """Sets flags, which change nothing."""
    global _debug
    _debug = flags


def get_stats():
    return [{"collections": count, "collected": 0, "uncollectable": 0} for count in _collections]


def get_objects(generation=None):
    """The containers that are alive, after a collection."""
    if generation is not None and not 0 <= generation <= 2:
        raise ValueError(f"generation must be less than the number of available generations (3)"
                         if generation > 2 else "generation cannot be negative")
    return [] if generation in (0, 1) else _objects()


def get_referrers(*objs):
    """The containers that refer to one of these objects."""
    wanted = {id(obj) for obj in objs}
    return [found for found in _objects() if found is not objs and any(id(part) in wanted for part in get_referents(found))]


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
