"""Connections over sockets, or over bytes in memory."""

import _socket
import _weakref
from _buffers import octets as _octets, writable as _writable
from _kept import c_int as _c_int, new as _new, ssize as _ssize
from _ssl import _about, _ask_later, _as_text, _certificates, _cipher, _decoded, _do, _end, _finished, _host, _move, _open, _peer, _pending, _protocol, _session, _session_end, _session_set
from _ssl_errors import SSLError, SSLWantReadError, SSLWantWriteError, made, of_stack, of_step

_HANDSHAKE, _READ, _WRITE, _SHUTDOWN = range(4)
_WANT_READ, _ZERO = 2, 6
_RECEIVED = 2


class MemoryBIO:
    """Bytes in memory."""

    __slots__ = ("_data", "_is_ended")
    __module__ = "_ssl"

    def __new__(cls):
        self = object.__new__(cls)
        self._data, self._is_ended = b"", False
        return self

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle '_ssl.MemoryBIO' object")

    pending = property(lambda self: len(self._data), doc="The number of bytes pending in the memory BIO.")
    eof = property(lambda self: self._is_ended and not self._data, doc="Whether the memory BIO is at EOF.")

    def read(self, size=-1, /):
        """Read up to size bytes from the memory BIO."""
        size = _c_int(size)
        if size < 0 or size > len(self._data):
            size = len(self._data)
        data, self._data = self._data[:size], self._data[size:]
        return data

    def write(self, b, /):
        """Writes the bytes b into the memory BIO."""
        data = _octets(b)
        if self._is_ended:
            raise made(SSLError, 1, "cannot write() after write_eof()")
        self._data += data
        return len(data)

    def write_eof(self):
        """Write an EOF marker to the memory BIO."""
        self._is_ended = True


class SSLSession:
    """A session that may be used again."""

    __slots__ = ("_number", "_context", "_all")
    __module__ = "_ssl"

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create '_ssl.SSLSession' instances")

    def __del__(self):
        _session_end(self._number)

    id = property(lambda self: self._all[1], doc="Session id")
    time = property(lambda self: self._all[2], doc="Session creation time (seconds since epoch).")
    timeout = property(lambda self: self._all[3], doc="Session timeout (delta in seconds).")
    has_ticket = property(lambda self: self._all[4], doc="Does the session contain a ticket?")
    ticket_lifetime_hint = property(lambda self: self._all[5], doc="Ticket life time hint.")

    def __eq__(self, other, /):
        return self._all[1] == other._all[1] if isinstance(other, SSLSession) else NotImplemented

    def __hash__(self):
        return hash(self._all[1])


class Certificate:
    """A certificate."""

    __slots__ = ("_data",)
    __module__ = "_ssl"

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create '_ssl.Certificate' instances")

    def public_bytes(self, format=1):
        """PEM as text, or DER."""
        format = _c_int(format)
        if format == 1:
            return _as_text(self._data)
        if format == 2:
            return self._data
        raise ValueError("Unsupported format")

    def get_info(self):
        """What it says."""
        return _decoded(self._data, False)

    def __eq__(self, other, /):
        return self._data == other._data if isinstance(other, Certificate) else NotImplemented

    def __hash__(self):
        return hash(self._data)

    def __repr__(self):
        subject = ", ".join(f"{key}={value}" for group in self.get_info()["subject"] for key, value in group)
        return f"<_ssl.Certificate '{subject}'>"


def _chain(all):
    if all is None:
        return None
    made = []
    for data in all:
        one = object.__new__(Certificate)
        one._data = data
        made.append(one)
    return made


class _SSLSocket:
    """A connection."""

    __slots__ = ("_number", "_context", "_socket", "_incoming", "_outgoing", "_owner", "_is_server", "_name", "_unsent", "_written", "_hears", "_is_asked")
    __module__ = "_ssl"

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create '_ssl._SSLSocket' instances")

    def __del__(self):
        _end(self._number)

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle '_ssl._SSLSocket' object")

    # Steps.

    def _called(self, number, name):
        """A client names the server that it wants: an alert, -1 for none, and the number of another context."""
        callback = self._context._sni
        if callback is None:
            return -1, -1
        owner = self.owner
        before = self._context
        self._is_asked = True
        try:
            answer = callback(self if owner is None else owner, name, before)
        except BaseException as error:
            _unraisable(error, callback)
            return 40, -1
        finally:
            self._is_asked = False
        other = -1 if self._context is before else self._context._number
        if answer is None:
            return -1, other
        try:
            return _c_int(answer), other
        except BaseException as error:
            _unraisable(error, answer)
            return 80, other

    def _sent(self, line):
        """Sends what waits to be sent."""
        if self._socket is None:
            self._outgoing._data += self._unsent
            self._unsent = b""
            return
        sock = self._the_socket()
        while self._unsent:
            try:
                count = _socket.socket.send(sock, self._unsent)
            except BlockingIOError:
                raise of_step(3, (None, None), line, None) from None
            except TimeoutError:
                raise TimeoutError("The write operation timed out") from None
            self._unsent = self._unsent[count:]

    def _the_socket(self):
        sock = self._socket()
        if sock is None or _socket.socket.fileno(sock) < 0:
            raise made(SSLError, 1, "Underlying socket connection gone")
        return sock

    def _step(self, what, argument, line, words, once=False):
        """The result of a step, once what it needs has come in."""
        if self._unsent:
            self._sent(line)
        data, is_ended = b"", False
        memory = self._socket is None
        if memory:
            data, is_ended = self._incoming._data, self._incoming._is_ended
            self._incoming._data = b""
        while True:
            code, result, out, rest, wanted = _do(self._number, what, argument, data, is_ended, self._hears)
            if memory:
                self._incoming._data = rest
                self._outgoing._data += out
            elif out:
                self._unsent += out
                if code == 0 and what == _WRITE:
                    self._written = result
                self._sent(line)
            if code == 0 or code == _ZERO or once and code != _WANT_READ:
                return code, result
            if code != _WANT_READ or memory:
                raise of_step(code, result, line, self._name)
            try:
                data = _socket.socket.recv(self._the_socket(), wanted or 5)
            except BlockingIOError:
                raise of_step(_WANT_READ, (None, None), line, None) from None
            except TimeoutError:
                raise TimeoutError(words) from None
            except ConnectionResetError:
                raise
            is_ended = not data

    # What programs call.

    def do_handshake(self):
        """Completes the handshake."""
        self._step(_HANDSHAKE, None, 1006, "_ssl.c:989: The handshake operation timed out")

    def write(self, b, /):
        """Writes the bytes-like object b into the SSL object."""
        if self._written is not None:
            # The same again: it only has to be sent.
            self._sent(2426)
            count, self._written = self._written, None
            return count
        data = _octets(b)
        if not data:
            return 0
        code, result = self._step(_WRITE, data, 2426, "The write operation timed out")
        self._written = None
        if code:
            raise of_step(code, result, 2426, None)
        return result

    def read(self, size=1024, buffer=None, /):
        """Read up to size bytes from the SSL socket."""
        size = _c_int(size)
        if buffer is None:
            if size < 0:
                raise ValueError("size should not be negative")
            if not size:
                return b""
            return self._read(size)
        with _writable(buffer, "read() argument 2") as view:
            if size <= 0 or size > view.nbytes:
                size = view.nbytes
            if not size:
                return 0
            data = self._read(size)
            view[: len(data)] = data
        return len(data)

    def _read(self, size):
        code, result = self._step(_READ, size, 2580, "The read operation timed out")
        if code == _ZERO:
            # It is the end for who has not said that himself.
            if _about(self._number)[3] == _RECEIVED:
                return b""
            raise of_step(code, result, 2580, None)
        return result

    def pending(self):
        """Returns the number of already decrypted bytes available for read, pending on the connection."""
        return _pending(self._number)

    def shutdown(self):
        """Does the SSL shutdown handshake with the remote end."""
        for _ in range(2):
            code, result = self._step(_SHUTDOWN, None, 2706, "The read operation timed out")
            if code or result:
                break
        return None if self._socket is None else self._socket()

    def _is_over(self):
        return _about(self._number)[1]

    def getpeercert(self, der=False, /):
        """Returns the certificate for the peer."""
        if not self._is_over():
            raise ValueError("handshake not done yet")
        data = _peer(self._number)
        if data is None or der:
            return data
        if not self._context.verify_mode:
            return {}
        return _decoded(data, False)

    def get_unverified_chain(self):
        chain = _chain(_certificates(self._number, False))
        if chain is not None and self._is_server and (data := _peer(self._number)) is not None:
            # A server gets the client's own apart from it.
            chain[:0] = _chain([data])
        return chain

    def get_verified_chain(self):
        return _chain(_certificates(self._number, True))

    def get_channel_binding(self, cb_type="tls-unique"):
        """Get channel binding data for current connection."""
        if cb_type != "tls-unique":
            raise ValueError(f"'{cb_type}' channel binding type not implemented")
        data = _finished(self._number, _about(self._number)[2] ^ (not self._is_server))
        return data or None

    def cipher(self):
        found = _cipher(self._number)
        return None if found is None else found[:3]

    def version(self):
        version, is_over, _, _ = _about(self._number)
        return version if is_over else None

    def selected_alpn_protocol(self):
        return _protocol(self._number)

    def compression(self):
        return None

    def verify_client_post_handshake(self):
        """Initiate TLS 1.3 post-handshake authentication."""
        wrong = _ask_later(self._number)
        if wrong is not None:
            raise of_stack(wrong, 2820)

    @property
    def context(self):
        return self._context

    @context.setter
    def context(self, context):
        if not isinstance(context, _context_class()):
            raise TypeError("The value must be a SSLContext")
        self._context = context
        if not self._is_asked:
            _move(self._number, context._number)

    server_side = property(lambda self: self._is_server)
    server_hostname = property(lambda self: self._name)

    @property
    def owner(self):
        return None if self._owner is None else self._owner()

    @owner.setter
    def owner(self, owner):
        self._owner = None if owner is None else _weakref.ref(owner)

    @property
    def session(self):
        all = _session(self._number)
        if all is None:
            return None
        made = object.__new__(SSLSession)
        made._number, made._context, made._all = _new(all[0]), self._context, all
        return made

    @session.setter
    def session(self, session):
        if not isinstance(session, SSLSession):
            raise TypeError("Value is not a SSLSession.")
        if session._context is not self._context:
            raise ValueError("Session refers to a different SSLContext.")
        if self._is_server:
            raise ValueError("Cannot set session for server-side SSLSocket.")
        if self._is_over():
            raise ValueError("Cannot set session after handshake.")
        wrong = _session_set(self._number, session._number)
        if wrong is not None:
            raise of_stack(wrong, 2840)

    session_reused = property(lambda self: _about(self._number)[2])


def _context_class():
    import _ssl

    return _ssl._SSLContext


def _unraisable(error, callback):
    import sys

    sys.unraisablehook(_Unraisable(error, callback))


class _Unraisable:
    def __init__(self, error, callback):
        self.exc_type, self.exc_value, self.exc_traceback = type(error), error, error.__traceback__
        self.err_msg, self.object = None, callback


def new_connection(context, sock, incoming, outgoing, is_server, name, owner, session):
    """A connection over a socket, or over bytes in memory."""
    if name is not None:
        if not isinstance(name, str):
            raise TypeError(f"server_hostname must be str or None, not {type(name).__name__}")
        if not name or name.startswith("."):
            raise ValueError("server_hostname cannot be an empty string or start with a leading dot.")
        if "\0" in name:
            raise TypeError("embedded null character")
    number = _open(context._number, is_server, name)
    if type(number) is tuple:
        raise of_stack(number, 910)
    self = object.__new__(_SSLSocket)
    self._number = _new(number)
    self._context, self._is_server, self._name = context, is_server, name
    self._socket = None if sock is None else _weakref.ref(sock)
    self._incoming, self._outgoing = incoming, outgoing
    self._unsent, self._written, self._is_asked = b"", None, False
    self.owner = owner
    self._hears = self._called
    if name is not None and context.check_hostname and not is_server:
        wrong = _host(number, name)
        if wrong is not None:
            raise of_stack(wrong, 920)
    if session is not None:
        self.session = session
    return self
