"""Where memory was allocated: that is not kept, so that nothing is traced. `tracemalloc` can be imported and asked, and says so where it is started."""


def start(nframe=1, /):
    """Refuses: compiled code allocates without a call that could be counted."""
    raise NotImplementedError("tracemalloc cannot be started in Sidewinder, which does not keep where objects were allocated: run this program under CPython")


def stop():
    """Stops what was never started."""


def is_tracing():
    """Whether allocations are traced."""
    return False


def clear_traces():
    """Forgets the traces, of which there are none."""


def get_traceback_limit():
    """How many frames a trace has at most: as many as by default."""
    return 1


def get_traced_memory():
    """The size of what is traced, and how much it was at most."""
    return 0, 0


def get_tracemalloc_memory():
    """The size of the traces."""
    return 0


def reset_peak():
    """Forgets how much was traced at most."""


def _get_traces():
    """The traces."""
    return []


def _get_object_traceback(obj, /):
    """Where an object was allocated, if that is known."""
    return None
