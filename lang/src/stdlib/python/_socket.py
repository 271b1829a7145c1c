"""Sockets. The other half, which calls the system, is in Rust."""

import sys as _sys
from _buffers import octets as _octets, writable as _writable
from _kept import c_int as _c_int, checked as _checked, index as _index, ssize as _ssize
from _socket_numbers import numbers as _numbers

globals().update(_numbers)
has_ipv6 = True
error, timeout = OSError, TimeoutError
_EINPROGRESS, _EWOULDBLOCK, _EINTR, _EALREADY, _EISCONN, _EMFILE, _ENFILE = 115, 11, 4, 114, 106, 24, 23


class herror(OSError):
    """What is wrong with a name."""

    __module__ = "socket"


class gaierror(OSError):
    """What is wrong with a name or a service."""

    __module__ = "socket"


_default_timeout = -1.0


def getdefaulttimeout():
    """How long new sockets wait; None is for ever."""
    return None if _default_timeout < 0 else _default_timeout


def setdefaulttimeout(timeout, /):
    """Says how long new sockets wait."""
    global _default_timeout
    _default_timeout = _seconds(timeout)


def _seconds(value):
    if value is None:
        return -1.0
    if isinstance(value, float):
        if value != value:
            raise ValueError("Invalid value NaN (not a number)")
    else:
        value = _index(value)
    if value < 0:
        raise ValueError("Timeout value out of range")
    if value > 9223372036.0:
        raise OverflowError("timestamp too large to convert to C _PyTime_t")
    return float(value)


# --- addresses ---


def _host_text(host, where):
    """A host as a program gives it: bytes for the system."""
    if isinstance(host, str):
        return host.encode("ascii") if host.isascii() else host.encode("idna")
    if isinstance(host, (bytes, bytearray)):
        return bytes(host)
    raise TypeError(f"str, bytes or bytearray expected, not {type(host).__name__}")


def _failed(code):
    return gaierror(code, _gai_text(code))


def _resolve(host, family):
    """The address of a host, as the system lays it out, for any port."""
    name = _host_text(host, "host")
    if b"\0" in name:
        raise ValueError("host name must not contain null character")
    if name == b"":
        found = _getaddrinfo(None, b"0", family, SOCK_DGRAM, 0, AI_PASSIVE)
        if isinstance(found, int):
            raise _failed(found)
        return found[0][4]
    if name in (b"255.255.255.255", b"<broadcast>"):
        if family not in (AF_INET, AF_UNSPEC):
            raise OSError("address family mismatched")
        return _inet(b"\xff" * 4, 0)
    if family in (AF_INET, AF_UNSPEC):
        plain = _parsed(False, name.decode("latin-1"))
        if plain is not None:
            return _inet(plain, 0)
    if family in (AF_INET6, AF_UNSPEC) and b"%" not in name:
        plain = _parsed(True, name.decode("latin-1"))
        if plain is not None:
            return _inet6(plain, 0, 0, 0)
    found = _getaddrinfo(name, None, family, 0, 0, 0)
    if isinstance(found, int):
        raise _failed(found)
    return found[0][4]


def _inet(host, port):
    return AF_INET.to_bytes(2, _sys.byteorder) + port.to_bytes(2, "big") + host + bytes(8)


def _inet6(host, port, flow, scope):
    return AF_INET6.to_bytes(2, _sys.byteorder) + port.to_bytes(2, "big") + flow.to_bytes(4, "big") + host + scope.to_bytes(4, _sys.byteorder)


def _port(port, caller):
    if isinstance(port, float) or not hasattr(type(port), "__index__"):
        raise TypeError(f"'{type(port).__name__}' object cannot be interpreted as an integer")
    if not 0 <= _index(port) <= 65535:
        raise OverflowError(f"{caller}(): port must be 0-65535.")
    return _index(port)


def _packed(family, address, caller):
    """An address as a program gives it, as the system lays it out."""
    if family == AF_INET:
        if not isinstance(address, tuple):
            raise TypeError(f"{caller}(): AF_INET address must be tuple, not {type(address).__name__}")
        if len(address) != 2:
            raise TypeError("AF_INET address must be a pair (host, port)")
        host, port = address
        host = _host_text(host, caller) if not isinstance(host, str) else host
        _port(port, caller)
        return _inet(_resolve(host, AF_INET)[4:8], _port(port, caller))
    if family == AF_INET6:
        if not isinstance(address, tuple):
            raise TypeError(f"{caller}(): AF_INET6 address must be tuple, not {type(address).__name__}")
        if not 2 <= len(address) <= 4:
            raise TypeError("AF_INET6 address must be a tuple (host, port[, flowinfo[, scopeid]])")
        host, port, flow, scope = address + (0, 0)[len(address) - 2 :]
        port, flow = _port(port, caller), _index(flow)
        found = _resolve(host, AF_INET6)
        if not 0 <= flow <= 0xFFFFF:
            raise OverflowError(f"{caller}(): flowinfo must be 0-1048575.")
        return _inet6(found[8:24], port, flow, _index(scope) or int.from_bytes(found[24:28], _sys.byteorder))
    if family == AF_UNIX:
        if isinstance(address, str):
            import os

            path = os.fsencode(address)
        else:
            path = _octets(address)
        # Names that start with a zero are in no folder, and end where they end.
        if len(path) > 108 or len(path) == 108 and path[0]:
            raise OSError("AF_UNIX path too long")
        return AF_UNIX.to_bytes(2, _sys.byteorder) + path + (b"" if not path or path[0] == 0 else b"\0")
    raise OSError(f"{caller}(): bad family")


def _numeric(data):
    """The number of a host, as text."""
    host, _ = _getnameinfo(data, NI_NUMERICHOST | NI_NUMERICSERV)
    return host


def _unpacked(data):
    """An address as programs have it."""
    if len(data) < 2:
        return None
    family = int.from_bytes(data[:2], _sys.byteorder)
    if family == AF_INET and len(data) >= 16:
        return ".".join(map(str, data[4:8])), int.from_bytes(data[2:4], "big")
    if family == AF_INET6 and len(data) >= 28:
        scope = int.from_bytes(data[24:28], _sys.byteorder)
        # The scope is a number of its own.
        address, _, _ = _numeric(data).partition("%")
        return address, int.from_bytes(data[2:4], "big"), int.from_bytes(data[4:8], "big"), scope
    if family == AF_UNIX:
        path = data[2:]
        if not path or path[0] == 0:
            return path if path else ""
        import os

        return os.fsdecode(path.partition(b"\0")[0])
    return family, data[2:]


# --- what is sent beside the data ---

# A header has a length of eight bytes, a level and a type of four each; the data is filled up to a multiple of eight.


def CMSG_LEN(length, /):
    """The length of an item with so many bytes of data."""
    length = _ssize(length)
    if not 0 <= length <= 0x7FFFFFFF:
        raise OverflowError("CMSG_LEN() argument out of range")
    return 16 + length


def CMSG_SPACE(length, /):
    """The room that it takes."""
    length = _ssize(length)
    if not 0 <= length <= 0x7FFFFFFF:
        raise OverflowError("CMSG_SPACE() argument out of range")
    return 16 + (length + 7) // 8 * 8


def _packed_beside(level, kind, data):
    head = (16 + len(data)).to_bytes(8, _sys.byteorder)
    head += level.to_bytes(4, _sys.byteorder, signed=True) + kind.to_bytes(4, _sys.byteorder, signed=True)
    return head + data + bytes(-len(data) % 8)


def _unpacked_beside(data):
    items = []
    at = 0
    while at + 16 <= len(data):
        length = int.from_bytes(data[at : at + 8], _sys.byteorder)
        if length < 16:
            break
        level = int.from_bytes(data[at + 8 : at + 12], _sys.byteorder, signed=True)
        kind = int.from_bytes(data[at + 12 : at + 16], _sys.byteorder, signed=True)
        # The last one may have been cut off.
        items.append((level, kind, data[at + 16 : at + length]))
        at += (length + 7) // 8 * 8
    return items


# --- sockets ---


def _with_room(call, *args):
    """Calls what makes a descriptor. If there are too many, those that nobody uses any more are closed first."""
    try:
        return call(*args)
    except OSError as error:
        if error.errno not in (_EMFILE, _ENFILE):
            raise
    import gc

    gc.collect()
    return call(*args)


def _connect_to(sock, address):
    """Connects: the number of the error, -1 if the time is over."""
    code = _connect(sock._fd, address)
    if code == _EINTR or code == _EINPROGRESS and sock._time > 0:
        if not _wait(sock._fd, True, sock._time):
            return -1
        code = int.from_bytes(_getsockopt(sock._fd, SOL_SOCKET, SO_ERROR, 4), _sys.byteorder)
        if code == _EISCONN:
            code = 0
    return code


class socket:
    """One end of a connection."""

    __slots__ = ("_fd", "_family", "_type", "_proto", "_time")

    def __new__(cls, *args, **kwargs):
        self = object.__new__(cls)
        self._fd, self._family, self._type, self._proto, self._time = -1, 0, 0, 0, -1.0
        return self

    def __init__(self, family=-1, type=-1, proto=-1, fileno=None):
        family, type, proto = _c_int(family), _c_int(type), _c_int(proto)
        if fileno is not None:
            if isinstance(fileno, float):
                raise TypeError("'float' object cannot be interpreted as an integer")
            fd = _c_int(fileno)
            if fd < 0:
                raise ValueError("negative file descriptor")
            name = _getsockname(fd)
            if family == -1:
                family = int.from_bytes(name[:2], _sys.byteorder)
            if type == -1:
                type = int.from_bytes(_getsockopt(fd, SOL_SOCKET, SO_TYPE, 4), _sys.byteorder)
            if proto == -1:
                proto = int.from_bytes(_getsockopt(fd, SOL_SOCKET, SO_PROTOCOL, 4), _sys.byteorder)
        else:
            family = AF_INET if family == -1 else family
            type = SOCK_STREAM if type == -1 else type
            proto = 0 if proto == -1 else proto
            fd = _with_room(_open, family, type, proto)
        self._fd, self._family, self._proto = fd, family, proto
        self._type = type & ~(SOCK_NONBLOCK | SOCK_CLOEXEC)
        if type & SOCK_NONBLOCK:
            self._time = 0.0
        else:
            self._time = _default_timeout
            if self._time >= 0:
                _set_blocking(fd, False)

    def __del__(self):
        fd, self._fd = self._fd, -1
        if fd >= 0:
            try:
                close(fd)
            except OSError:
                pass

    family = property(lambda self: self._family, doc="the socket family")
    type = property(lambda self: self._type, doc="the socket type")
    proto = property(lambda self: self._proto, doc="the socket protocol")
    timeout = property(lambda self: self.gettimeout(), doc="the socket timeout")

    def __repr__(self):
        return f"<socket object, fd={self._fd}, family={self._family}, type={self._type}, proto={self._proto}>"

    def __reduce_ex__(self, protocol, /):
        raise TypeError(f"cannot pickle {type(self).__name__!r} object")

    def fileno(self):
        """The descriptor, -1 if it is closed."""
        return self._fd

    def detach(self):
        """Gives the descriptor away."""
        fd, self._fd = self._fd, -1
        return fd

    def close(self):
        """Closes it."""
        fd, self._fd = self._fd, -1
        if fd >= 0:
            try:
                close(fd)
            except ConnectionResetError:
                pass

    def setblocking(self, flag, /):
        """Whether calls wait."""
        flag = bool(flag)
        _set_blocking(self._fd, flag)
        self._time = -1.0 if flag else 0.0

    def getblocking(self):
        """Whether calls wait."""
        return self._time != 0

    def settimeout(self, timeout, /):
        """How long calls wait; None is for ever."""
        time = _seconds(timeout)
        _set_blocking(self._fd, time < 0)
        self._time = time

    def gettimeout(self):
        """How long calls wait; None is for ever."""
        return None if self._time < 0 else self._time

    def bind(self, address, /):
        """Gives it an address."""
        _bind(self._fd, _packed(self._family, address, "bind"))

    def listen(self, backlog=None, /):
        """Waits for connections."""
        backlog = 128 if backlog is None else max(_c_int(backlog), 0)
        _listen(self._fd, backlog)

    def _accept(self):
        fd, address = _with_room(_accept, self._fd, self._time)
        return fd, _unpacked(address)

    def connect(self, address, /):
        """Connects it."""
        code = _connect_to(self, _packed(self._family, address, "connect"))
        if code < 0:
            raise TimeoutError("timed out")
        if code:
            import os

            raise OSError(code, os.strerror(code))

    def connect_ex(self, address, /):
        """Connects it; the number of the error, or 0."""
        code = _connect_to(self, _packed(self._family, address, "connect_ex"))
        return _EWOULDBLOCK if code < 0 else code

    def getsockname(self):
        """Its own address."""
        return _unpacked(_getsockname(self._fd))

    def getpeername(self):
        """The address of the other end."""
        return _unpacked(_getpeername(self._fd))

    def recv(self, bufsize, flags=0, /):
        """What comes, at most so many bytes."""
        return _recv(self._fd, _ssize(bufsize), _c_int(flags), self._time)

    def recv_into(self, buffer, nbytes=0, flags=0):
        """Puts what comes into a buffer; how many bytes."""
        nbytes, flags = _ssize(nbytes), _c_int(flags)
        with _writable(buffer, "recv_into() argument 1") as octets:
            return _recv_into(self._fd, octets, nbytes, flags, self._time)

    def recvfrom(self, bufsize, flags=0, /):
        """What comes, and where from."""
        bufsize = _ssize(bufsize)
        if bufsize < 0:
            raise ValueError("negative buffersize in recvfrom")
        data, address = _recvfrom(self._fd, bufsize, _c_int(flags), self._time)
        return data, _unpacked(address)

    def recvfrom_into(self, buffer, nbytes=0, flags=0):
        """Puts what comes into a buffer; how many bytes, and where from."""
        nbytes = _ssize(nbytes)
        with _writable(buffer, "recvfrom_into() argument 1") as view:
            if nbytes < 0:
                raise ValueError("negative buffersize in recvfrom_into")
            if nbytes > view.nbytes:
                raise ValueError("nbytes is greater than the length of the buffer")
            data, address = _recvfrom(self._fd, nbytes or view.nbytes, _c_int(flags), self._time)
            view[: len(data)] = data
        return len(data), _unpacked(address)

    def send(self, data, flags=0, /):
        """Sends data; how many bytes."""
        return _send(self._fd, data, _c_int(flags), self._time)

    def sendall(self, data, flags=0, /):
        """Sends all of the data."""
        _sendall(self._fd, data, _c_int(flags), self._time)

    def sendto(self, data, *args):
        """Sends data to an address."""
        if not 1 <= len(args) <= 2:
            raise TypeError(f"sendto() takes 2 or 3 arguments ({len(args) + 1} given)")
        flags = _c_int(args[0]) if len(args) == 2 else 0
        _checked(data)
        return _sendto(self._fd, data, flags, self._time, _packed(self._family, args[-1], "sendto"))

    def sendmsg(self, buffers, ancdata=(), flags=0, address=None, /):
        """Sends the data of several buffers, and beside it what is for the system."""
        try:
            parts = [_octets(buffer) for buffer in buffers]
        except TypeError:
            if not hasattr(type(buffers), "__iter__"):
                raise TypeError("sendmsg() argument 1 must be iterable") from None
            raise
        beside = []
        for item in ancdata:
            if not isinstance(item, (tuple, list)) or len(item) != 3:
                raise TypeError("[sendmsg() ancillary data items] must be a sequence of length 3" if hasattr(type(item), "__len__") else "[sendmsg() ancillary data items]")
            level, kind, data = item
            beside.append(_packed_beside(_c_int(level), _c_int(kind), _octets(data)))
        where = b"" if address is None else _packed(self._family, address, "sendmsg")
        return _sendmsg(self._fd, b"".join(parts), b"".join(beside), _c_int(flags), self._time, where)

    def recvmsg(self, bufsize, ancbufsize=0, flags=0, /):
        """What comes, at most so many bytes, and what the system says beside it."""
        bufsize = _ssize(bufsize)
        if bufsize < 0:
            raise ValueError("negative buffer size in recvmsg()")
        data, *rest = self._received("recvmsg", bufsize, ancbufsize, flags)
        return data, *rest

    def recvmsg_into(self, buffers, ancbufsize=0, flags=0, /):
        """Puts what comes into several buffers."""
        from contextlib import ExitStack

        if not hasattr(type(buffers), "__iter__"):
            raise TypeError("recvmsg_into() argument 1 must be an iterable")
        with ExitStack() as stack:
            views = [stack.enter_context(_writable(one, "recvmsg_into() argument 1 item")) for one in buffers]
            data, *rest = self._received("recvmsg_into", sum([view.nbytes for view in views]), ancbufsize, flags)
            at = 0
            for view in views:
                part = data[at : at + view.nbytes]
                view[: len(part)] = part
                at += len(part)
        return len(data), *rest

    def _received(self, caller, size, room, flags):
        room = _ssize(room)
        if not 0 <= room <= 0x7FFFFFFF:
            raise ValueError(f"invalid ancillary data buffer length")
        data, beside, flags, address = _recvmsg(self._fd, size, room, _c_int(flags), self._time)
        return data, _unpacked_beside(beside), flags, _unpacked(address)

    def shutdown(self, how, /):
        """Ends one direction or both."""
        _shutdown(self._fd, _c_int(how))

    def setsockopt(self, level, optname, value, *optlen):
        """Sets an option."""
        level, optname = _c_int(level), _c_int(optname)
        if optlen:
            if value is not None:
                raise TypeError("setsockopt() argument 3 must be None, not " + type(value).__name__)
            data = bytes(_c_int(optlen[0]))
        elif hasattr(type(value), "__index__") and -(2**31) <= _index(value) < 2**31:
            data = _index(value).to_bytes(4, _sys.byteorder, signed=True)
        else:
            data = _checked(value)
        _setsockopt(self._fd, level, optname, data)

    def getsockopt(self, level, optname, buflen=0, /):
        """An option: a number, or bytes if it is said how many."""
        level, optname, buflen = _c_int(level), _c_int(optname), _c_int(buflen)
        if buflen == 0:
            return int.from_bytes(_getsockopt(self._fd, level, optname, 4), _sys.byteorder, signed=True)
        if not 0 < buflen <= 1024:
            raise OSError("getsockopt buflen out of range")
        return _getsockopt(self._fd, level, optname, buflen)


socket.__module__ = "_socket"
SocketType = socket


def socketpair(family=None, type=1, proto=0, /):
    """Two sockets that are connected."""
    family = AF_UNIX if family is None else _c_int(family)
    type, proto = _c_int(type), _c_int(proto)
    return tuple(socket(family, type, proto, fd) for fd in _with_room(_pair, family, type, proto))


# --- names ---


def getaddrinfo(host, port, family=0, type=0, proto=0, flags=0):
    """The addresses of a service of a host."""
    if host is None:
        name = None
    elif isinstance(host, str):
        name = host.encode("idna")
    elif isinstance(host, bytes):
        name = host
    else:
        raise TypeError("getaddrinfo() argument 1 must be string or None")
    if isinstance(port, str):
        service = port.encode()
    elif isinstance(port, bytes) or port is None:
        service = port
    elif hasattr(port, "__index__") and not isinstance(port, float):
        service = str(_ssize(port)).encode()
    else:
        raise OSError("Int or String expected")
    if name is not None and b"\0" in name or service is not None and b"\0" in service:
        raise ValueError("embedded null character")
    found = _getaddrinfo(name, service, _c_int(family), _c_int(type), _c_int(proto), _c_int(flags))
    if isinstance(found, int):
        raise _failed(found)
    return [(family, kind, proto, canonical, _unpacked(address)) for family, kind, proto, canonical, address in found]


def getnameinfo(sockaddr, flags, /):
    """The names of an address."""
    flags = _c_int(flags)
    if not isinstance(sockaddr, tuple):
        raise TypeError("getnameinfo() argument 1 must be a tuple")
    if not 2 <= len(sockaddr) <= 4 or not isinstance(sockaddr[0], str):
        raise TypeError("getnameinfo(): illegal sockaddr argument")
    host, port, flow, scope = sockaddr + (0, 0)[len(sockaddr) - 2 :]
    port = _c_int(port)
    if not 0 <= flow <= 0xFFFFF:
        raise OverflowError("getnameinfo(): flowinfo must be 0-1048575.")
    found = _getaddrinfo(host.encode("idna"), str(port).encode(), AF_UNSPEC, SOCK_DGRAM, 0, AI_NUMERICHOST)
    if isinstance(found, int):
        raise _failed(found)
    if len(found) > 1:
        raise OSError("sockaddr resolved to multiple addresses")
    data = found[0][4]
    if found[0][0] == AF_INET:
        if len(sockaddr) != 2:
            raise OSError("IPv4 sockaddr must be 2 tuple")
    else:
        data = _inet6(data[8:24], port, flow, scope or int.from_bytes(data[24:28], _sys.byteorder))
    names = _getnameinfo(data, flags)
    if isinstance(names, int):
        raise _failed(names)
    return names


def gethostbyname(hostname, /):
    """The number of a host."""
    return _unpacked(_resolve(hostname, AF_INET))[0]


def gethostbyname_ex(hostname, /):
    """The name of a host, its other names, its numbers."""
    found = _getaddrinfo(_host_text(hostname, "host"), None, AF_INET, SOCK_STREAM, 0, AI_CANONNAME)
    if isinstance(found, int):
        raise _failed(found)
    numbers = [_unpacked(entry[4])[0] for entry in found]
    return found[0][3] or hostname, [], list(dict.fromkeys(numbers))


def gethostbyaddr(ip_address, /):
    """The name of a host, its other names, its numbers."""
    data = _resolve(ip_address, AF_UNSPEC)
    names = _getnameinfo(data, NI_NAMEREQD)
    if isinstance(names, int):
        raise herror(1, "Unknown host")
    return names[0], [], [_unpacked(data)[0]]


_protocols = {"ip": 0, "icmp": 1, "igmp": 2, "tcp": 6, "egp": 8, "udp": 17, "ipv6": 41, "esp": 50, "ah": 51, "icmpv6": 58, "ipv6-icmp": 58, "sctp": 132}


def getprotobyname(name, /):
    """The number of a protocol."""
    if not isinstance(name, str):
        raise TypeError(f"getprotobyname() argument 1 must be str, not {type(name).__name__}")
    if name.lower() not in _protocols:
        raise OSError("protocol not found")
    return _protocols[name.lower()]


def getservbyname(servicename, protocolname=None, /):
    """The port of a service."""
    if not isinstance(servicename, str):
        raise TypeError(f"getservbyname() argument 1 must be str, not {type(servicename).__name__}")
    kind = {"tcp": SOCK_STREAM, "udp": SOCK_DGRAM, None: 0}.get(protocolname, -1)
    found = 0
    if kind >= 0 and not servicename.isdigit():
        found = _getaddrinfo(None, servicename.encode(), AF_INET, kind, 0, AI_PASSIVE)
    if isinstance(found, int):
        raise OSError("service/proto not found")
    return _unpacked(found[0][4])[1]


def getservbyport(port, protocolname=None, /):
    """The service of a port."""
    port = _c_int(port)
    if not 0 <= port <= 65535:
        raise OverflowError("getservbyport: port must be 0-65535.")
    names = _getnameinfo(_inet(bytes(4), port), NI_NUMERICHOST | (NI_DGRAM if protocolname == "udp" else 0))
    if isinstance(names, int) or names[1].isdigit():
        raise OSError("port/proto not found")
    return names[1]


def if_nametoindex(oname, /):
    """The number of a network interface."""
    import os

    try:
        return _if_index(os.fsencode(oname))
    except OSError:
        raise OSError("no interface with this name") from None


# --- numbers ---


def _swapped(name, x, size, kind):
    if isinstance(x, float) or not hasattr(type(x), "__index__"):
        if size == 4:
            raise TypeError(f"expected int, {type(x).__name__} found")
        raise TypeError(f"'{type(x).__name__}' object cannot be interpreted as an integer")
    x = x.__index__()
    if size == 2:
        x = _c_int(x)
        if x < 0:
            raise OverflowError(f"{name}: can't convert negative Python int to C 16-bit unsigned integer")
        if x > 0xFFFF:
            raise OverflowError(f"{name}: Python int too large to convert to C 16-bit unsigned integer")
    elif x < 0:
        raise OverflowError("can't convert negative value to unsigned int")
    elif x >= 2**64:
        raise OverflowError("Python int too large to convert to C unsigned long")
    elif x > 0xFFFFFFFF:
        raise OverflowError("int larger than 32 bits")
    return int.from_bytes(x.to_bytes(size, _sys.byteorder), "big")


def htons(x, /):
    """16 bits as the network has them."""
    return _swapped("htons", x, 2, "")


def ntohs(x, /):
    """16 bits as the machine has them."""
    return _swapped("ntohs", x, 2, "")


def htonl(x, /):
    """32 bits as the network has them."""
    return _swapped("htonl", x, 4, "")


def ntohl(x, /):
    """32 bits as the machine has them."""
    return _swapped("ntohl", x, 4, "")


def inet_aton(ip_addr, /):
    """The four bytes of an address, any of its old spellings."""
    if not isinstance(ip_addr, str):
        raise TypeError(f"inet_aton() argument 1 must be str, not {type(ip_addr).__name__}")
    wrong = OSError("illegal IP address string passed to inet_aton")
    parts = ip_addr.split(None, 1)[0].split(".") if ip_addr and not ip_addr[0].isspace() else []
    numbers = []
    for part in parts:
        if not part or not part.isascii():
            raise wrong
        try:
            base = 16 if part[:2] in ("0x", "0X") else 8 if part[0] == "0" and len(part) > 1 else 10
            if not part[-1].isalnum() or not part[0].isdigit() or "_" in part:
                raise wrong
            numbers.append(int(part[2:] if base == 16 else part, base))
        except ValueError:
            raise wrong from None
    if not 1 <= len(numbers) <= 4 or any(number > 255 for number in numbers[:-1]) or numbers[-1] >= 256 ** (5 - len(numbers)):
        raise wrong
    return bytes(numbers[:-1]) + numbers[-1].to_bytes(5 - len(numbers), "big")


def inet_ntoa(packed_ip, /):
    """An address of four bytes as text."""
    data = bytes(_checked(packed_ip))
    if len(data) != 4:
        raise OSError("packed IP wrong length for inet_ntoa")
    return ".".join(map(str, data))


def inet_pton(address_family, ip_string, /):
    """The bytes of an address."""
    family = _c_int(address_family)
    if not isinstance(ip_string, str):
        raise TypeError(f"inet_pton() argument 2 must be str, not {type(ip_string).__name__}")
    if family not in (AF_INET, AF_INET6):
        raise OSError(97, "Address family not supported by protocol")
    data = _parsed(family == AF_INET6, ip_string)
    if data is None:
        raise OSError("illegal IP address string passed to inet_pton")
    return data


def inet_ntop(address_family, packed_ip, /):
    """An address as text."""
    family, data = _c_int(address_family), bytes(_checked(packed_ip))
    if family not in (AF_INET, AF_INET6):
        raise ValueError(f"unknown address family {family}")
    if len(data) != (4 if family == AF_INET else 16):
        raise ValueError("invalid length of packed IP address string")
    return inet_ntoa(data) if family == AF_INET else _numeric(_inet6(data, 0, 0, 0))
