"""Waiting for descriptors."""

import _process

error = OSError
POLLIN, POLLPRI, POLLOUT, POLLERR, POLLHUP, POLLNVAL = 1, 2, 4, 8, 16, 32
POLLRDNORM, POLLRDBAND, POLLWRNORM, POLLWRBAND, POLLMSG, POLLRDHUP = 64, 128, 256, 512, 1024, 8192
PIPE_BUF = 4096


def _number(file):
    if isinstance(file, int):
        number = file
    else:
        try:
            number = file.fileno()
        except AttributeError:
            raise TypeError("argument must be an int, or have a fileno() method.") from None
        if not isinstance(number, int):
            raise TypeError("fileno() returned a non-integer")
    if number < 0:
        raise ValueError(f"file descriptor cannot be a negative integer ({number})")
    return number


def _milliseconds(timeout):
    if timeout is None or timeout < 0:
        return -1
    whole = int(timeout)
    return whole + (timeout > whole)


class poll:
    """Descriptors, and what is waited for."""

    def __init__(self):
        self._entries = {}

    def register(self, fd, eventmask=POLLIN | POLLPRI | POLLOUT, /):
        self._entries[_number(fd)] = eventmask

    def modify(self, fd, eventmask, /):
        number = _number(fd)
        if number not in self._entries:
            raise FileNotFoundError(2, "No such file or directory")
        self._entries[number] = eventmask

    def unregister(self, fd, /):
        del self._entries[_number(fd)]

    def poll(self, timeout=None, /):
        return _process._poll(list(self._entries.items()), _milliseconds(timeout))


def select(rlist, wlist, xlist, timeout=None, /):
    """The parts of the lists that are ready."""
    if timeout is not None and not isinstance(timeout, (int, float)):
        raise TypeError("timeout must be a float or None")
    if timeout is not None and timeout < 0:
        raise ValueError("timeout must be non-negative")
    lists = [[(_number(file), file) for file in files] for files in (rlist, wlist, xlist)]
    wanted = {}
    for files, event in zip(lists, (POLLIN, POLLOUT, POLLPRI)):
        for number, _ in files:
            wanted[number] = wanted.get(number, 0) | event
    found = dict(_process._poll(list(wanted.items()), _milliseconds(None if timeout is None else timeout * 1000)))
    masks = (POLLIN | POLLHUP | POLLERR, POLLOUT | POLLERR, POLLPRI)
    return tuple([[file for number, file in files if found.get(number, 0) & mask] for files, mask in zip(lists, masks)])
