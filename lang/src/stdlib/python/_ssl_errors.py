"""What goes wrong with TLS."""


class SSLError(OSError):
    """An error occurred in the SSL implementation."""

    __module__ = "ssl"

    def __str__(self):
        strerror = self.strerror
        if isinstance(strerror, str):
            return strerror
        return str(self.args)


class SSLZeroReturnError(SSLError):
    """SSL/TLS session closed cleanly."""

    __module__ = "ssl"


class SSLWantReadError(SSLError):
    """Non-blocking SSL socket needs to read more data before the requested operation can be completed."""

    __module__ = "ssl"


class SSLWantWriteError(SSLError):
    """Non-blocking SSL socket needs to write more data before the requested operation can be completed."""

    __module__ = "ssl"


class SSLSyscallError(SSLError):
    """System error when attempting SSL operation."""

    __module__ = "ssl"


class SSLEOFError(SSLError):
    """SSL/TLS connection terminated abruptly."""

    __module__ = "ssl"


class SSLCertVerificationError(SSLError, ValueError):
    """A certificate could not be verified."""

    __module__ = "ssl"


_libraries = {"SSL routines": "SSL", "x509 certificate routines": "X509", "PEM routines": "PEM", "asn1 encoding routines": "ASN1", "system library": "SYS", "digital envelope routines": "EVP"}
_SSL, _WANT_READ, _WANT_WRITE, _SYSCALL, _ZERO, _EOF = 1, 2, 3, 5, 6, 8


def made(kind, number, words, library=None, reason=None):
    """An exception with the attributes that OpenSSL's have."""
    error = kind(number, words)
    error.library, error.reason = library, reason
    return error


def of_stack(wrong, line, kind=SSLError, more=""):
    """The exception for what OpenSSL says is wrong: a library and a reason."""
    library, reason = wrong[:2]
    if reason is None:
        return made(kind, _SSL, f"unknown error (_ssl.c:{line})")
    # Newer versions say it in other words than the one that CPython 3.11 has.
    reason = reason.replace("ssl/tls alert", "sslv3 alert")
    library = _libraries.get(library, library.partition(" ")[0].upper() if library else None)
    name = reason.upper().replace(" ", "_").replace("-", "_").replace("/", "_")
    shown = f"[{library}: {name}] {reason}{more} (_ssl.c:{line})"
    return made(kind, _SSL, shown, library, name)


def of_step(code, wrong, line, host):
    """The exception for a step that a connection could not make."""
    if code == _ZERO:
        return made(SSLZeroReturnError, _ZERO, f"TLS/SSL connection has been closed (EOF) (_ssl.c:{line})")
    if code == _WANT_READ:
        return made(SSLWantReadError, _WANT_READ, f"The operation did not complete (read) (_ssl.c:{line})")
    if code == _WANT_WRITE:
        return made(SSLWantWriteError, _WANT_WRITE, f"The operation did not complete (write) (_ssl.c:{line})")
    if code == _SYSCALL or wrong[1] == "unexpected eof while reading":
        return made(SSLEOFError, _EOF, f"EOF occurred in violation of protocol (_ssl.c:{line})")
    if wrong[1] == "certificate verify failed":
        _, _, number, words = wrong
        if number == 62:
            words = f"Hostname mismatch, certificate is not valid for '{host}'."
        elif number == 64:
            words = f"IP address mismatch, certificate is not valid for '{host}'."
        error = of_stack(wrong, line, SSLCertVerificationError, f": {words}")
        error.verify_code, error.verify_message = number, words
        return error
    return of_stack(wrong, line)
