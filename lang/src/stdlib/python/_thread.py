"""Locks, for a program of one thread."""

TIMEOUT_MAX = 9223372036.0
error = RuntimeError


class lock:
    """A lock: who takes it twice waits for ever, so that it is an error here."""

    def __init__(self):
        self._taken = False

    def acquire(self, blocking=True, timeout=-1):
        if not blocking and timeout != -1:
            raise ValueError("can't specify a timeout for a non-blocking call")
        if self._taken:
            if blocking and timeout < 0:
                raise RuntimeError("deadlock: the lock is taken, and there is one thread")
            return False
        self._taken = True
        return True

    def release(self):
        if not self._taken:
            raise RuntimeError("release unlocked lock")
        self._taken = False

    def locked(self):
        return self._taken

    acquire_lock = acquire
    release_lock = release
    locked_lock = locked

    def _at_fork_reinit(self):
        self._taken = False

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *args):
        self.release()

    def __repr__(self):
        state = "locked" if self._taken else "unlocked"
        return f"<{state} _thread.lock object at 0x{id(self):x}>"


LockType = lock


def allocate_lock():
    """A new lock."""
    return lock()


allocate = allocate_lock


class RLock:
    """A lock that may be taken again."""

    def __init__(self):
        self._taken = 0

    def acquire(self, blocking=True, timeout=-1):
        self._taken += 1
        return True

    def release(self):
        if not self._taken:
            raise RuntimeError("cannot release un-acquired lock")
        self._taken -= 1

    def _is_owned(self):
        return self._taken > 0

    def _acquire_restore(self, state):
        self._taken = state[0]

    def _release_save(self):
        state = self._taken, get_ident()
        self._taken = 0
        return state

    def _at_fork_reinit(self):
        self._taken = 0

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *args):
        self.release()

    def __repr__(self):
        state = "locked" if self._taken else "unlocked"
        return f"<{state} _thread.RLock object owner={get_ident() if self._taken else 0} count={self._taken} at 0x{id(self):x}>"


class _local:
    """Attributes of one thread."""


def _count():
    """How many threads were started and have not ended."""
    return 0


def get_ident():
    """The number of the thread."""
    return 139812345678912


def get_native_id():
    """The number that the system gave the thread."""
    import posix

    return posix.getpid()


def start_new_thread(function, args, kwargs={}, /):
    """Calls the function: it has come to its end when this returns."""
    try:
        function(*args, **kwargs)
    except SystemExit:
        pass
    return get_ident()


start_new = start_new_thread


def stack_size(size=0, /):
    """The stack of new threads."""
    return 0


def interrupt_main(signum=2, /):
    """Interrupts the program."""
    raise KeyboardInterrupt


def exit():
    """Ends the thread."""
    raise SystemExit


exit_thread = exit


def _set_sentinel():
    return lock()


class _ExceptHookArgs(tuple):
    exc_type = property(lambda self: self[0])
    exc_value = property(lambda self: self[1])
    exc_traceback = property(lambda self: self[2])
    thread = property(lambda self: self[3])


def _excepthook(args, /):
    import sys

    sys.excepthook(args.exc_type, args.exc_value, args.exc_traceback)
