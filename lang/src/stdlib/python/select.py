"""Waiting for descriptors. The other half is in Rust."""

from _kept import c_int as _c_int, index as _index

error = OSError
POLLIN, POLLPRI, POLLOUT, POLLERR, POLLHUP, POLLNVAL = 1, 2, 4, 8, 16, 32
POLLRDNORM, POLLRDBAND, POLLWRNORM, POLLWRBAND, POLLMSG, POLLRDHUP = 64, 128, 256, 512, 1024, 8192
EPOLLIN, EPOLLPRI, EPOLLOUT, EPOLLERR, EPOLLHUP = 1, 2, 4, 8, 16
EPOLLRDNORM, EPOLLRDBAND, EPOLLWRNORM, EPOLLWRBAND, EPOLLMSG, EPOLLRDHUP = 64, 128, 256, 512, 1024, 8192
EPOLLEXCLUSIVE, EPOLLONESHOT, EPOLLET, EPOLL_CLOEXEC = 1 << 28, 1 << 30, 1 << 31, 524288
PIPE_BUF = 4096


def _number(file):
    if isinstance(file, int):
        number = _c_int(file)
    else:
        try:
            method = file.fileno
        except AttributeError:
            raise TypeError("argument must be an int, or have a fileno() method.") from None
        number = method()
        if not isinstance(number, int):
            raise TypeError("fileno() returned a non-integer")
        number = _c_int(number)
    if number < 0:
        raise ValueError(f"file descriptor cannot be a negative integer ({number})")
    return number


def _seconds(timeout, unit, wrong):
    """Seconds that a timeout in this unit is; below zero is for ever."""
    if timeout is None:
        return -1.0
    if not isinstance(timeout, float):
        if not hasattr(type(timeout), "__index__"):
            raise TypeError(wrong)
        timeout = _index(timeout)
    if timeout != timeout:
        raise ValueError("Invalid value NaN (not a number)")
    if not -9223372036.0 <= timeout * unit <= 9223372036.0:
        raise OverflowError("timestamp too large to convert to C _PyTime_t")
    return timeout * unit


def _events(mask):
    mask = _index(mask)
    if mask < 0:
        raise ValueError("value must be positive")
    if mask > 0xFFFF:
        raise OverflowError("Python int too large for C unsigned short")
    return mask


class poll:
    """Descriptors, and what is waited for."""

    def __init__(self):
        self._entries = {}
        self._polls = False

    def register(self, fd, eventmask=POLLIN | POLLPRI | POLLOUT, /):
        number = _number(fd)
        self._entries[number] = _events(eventmask)

    def modify(self, fd, eventmask, /):
        number, mask = _number(fd), _events(eventmask)
        if number not in self._entries:
            raise FileNotFoundError(2, "No such file or directory")
        self._entries[number] = mask

    def unregister(self, fd, /):
        del self._entries[_number(fd)]

    def poll(self, timeout=None, /):
        seconds = _seconds(timeout, 0.001, "timeout must be an integer or None")
        return _poll([(number, mask if mask < 0x8000 else mask - 0x10000) for number, mask in self._entries.items()], seconds)


class epoll:
    """Descriptors, and what is waited for, kept by the system."""

    def __init__(self, sizehint=-1, flags=0):
        if sizehint < -1 or sizehint == 0:
            raise ValueError("negative sizehint")
        if flags & ~EPOLL_CLOEXEC:
            raise OSError(22, "Invalid argument")
        self._fd = _epoll_create()

    @classmethod
    def fromfd(cls, fd, /):
        """An object for a descriptor."""
        self = cls.__new__(cls)
        self._fd = _c_int(fd)
        return self

    def _open(self):
        if self._fd < 0:
            raise ValueError("I/O operation on closed epoll object")
        return self._fd

    def __del__(self):
        try:
            self.close()
        except OSError:
            pass

    def close(self):
        """Closes it."""
        fd, self._fd = getattr(self, "_fd", -1), -1
        if fd >= 0:
            import posix

            posix.close(fd)

    closed = property(lambda self: self._fd < 0, doc="True if the epoll handler is closed")

    def fileno(self):
        """The descriptor."""
        return self._open()

    def register(self, fd, eventmask=EPOLLIN | EPOLLPRI | EPOLLOUT):
        """Begins to wait for a descriptor."""
        _epoll_ctl(self._open(), 1, _number(fd), _index(eventmask))

    def modify(self, fd, eventmask):
        """Waits for something else."""
        _epoll_ctl(self._open(), 3, _number(fd), _index(eventmask))

    def unregister(self, fd):
        """No longer waits for a descriptor."""
        _epoll_ctl(self._open(), 2, _number(fd), 0)

    def poll(self, timeout=None, maxevents=-1):
        """What can be done."""
        self._open()
        seconds = _seconds(timeout, 1, "timeout must be an integer or None")
        if maxevents != -1 and maxevents <= 0:
            raise ValueError(f"maxevents must be greater than 0, got {maxevents}")
        return _epoll_wait(self._fd, seconds, 4095 if maxevents == -1 else min(maxevents, 4095))

    def __enter__(self):
        self._open()
        return self

    def __exit__(self, *args):
        self.close()


def select(self, rlist, wlist, xlist, timeout=None, /):
    """The parts of the lists that are ready."""
    seconds = _seconds(timeout, 1, "timeout must be a float or None")
    if timeout is not None and seconds < 0:
        raise ValueError("timeout must be non-negative")
    lists = []
    for files in (rlist, wlist, xlist):
        if not isinstance(files, (list, tuple)):
            try:
                files = list(files)
            except TypeError:
                raise TypeError("arguments 1-3 must be sequences") from None
        # Lists may change when their files are asked.
        lists.append([(_number(file), file) for file in files])
    wanted = {}
    for files, event in zip(lists, (POLLIN, POLLOUT, POLLPRI)):
        for number, _ in files:
            if number >= 1024:
                raise ValueError("filedescriptor out of range in select()")
            wanted[number] = wanted.get(number, 0) | event
    found = dict(_poll(list(wanted.items()), seconds))
    if any(mask & POLLNVAL for mask in found.values()):
        raise OSError(9, "Bad file descriptor")
    masks = (POLLIN | POLLHUP | POLLERR, POLLOUT | POLLERR, POLLPRI)
    return tuple([[file for number, file in files if found.get(number, 0) & mask] for files, mask in zip(lists, masks)])


# Classes keep it as an attribute (`selectors`): it must not turn into a method of their objects, so it is one already.
select = select.__get__(poll)
