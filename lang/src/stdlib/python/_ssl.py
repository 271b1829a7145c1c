"""TLS. The other half, which has OpenSSL, is in Rust; sockets are used here."""

from _buffers import octets as _octets
from _kept import c_int as _c_int, index as _index, new as _new
from _ssl_errors import SSLCertVerificationError, SSLEOFError, SSLError, SSLSyscallError, SSLWantReadError, SSLWantWriteError, SSLZeroReturnError, made as _failed, of_stack as _of_stack
from _ssl_numbers import numbers as _numbers

globals().update(_numbers)
HAS_ALPN = HAS_ECDH = HAS_SNI = HAS_TLS_UNIQUE = HAS_TLSv1 = HAS_TLSv1_1 = HAS_TLSv1_2 = HAS_TLSv1_3 = True
HAS_NPN = HAS_SSLv2 = HAS_SSLv3 = False
OPENSSL_VERSION_NUMBER, OPENSSL_VERSION = _version()
OPENSSL_VERSION_INFO = _OPENSSL_API_VERSION = (
    OPENSSL_VERSION_NUMBER >> 28 & 0xFF,
    OPENSSL_VERSION_NUMBER >> 20 & 0xFF,
    OPENSSL_VERSION_NUMBER >> 12 & 0xFF,
    OPENSSL_VERSION_NUMBER >> 4 & 0xFF,
    OPENSSL_VERSION_NUMBER & 0xF,
)
_DEFAULT_CIPHERS = "@SECLEVEL=2:ECDH+AESGCM:ECDH+CHACHA20:ECDH+AES:DHE+AES:!aNULL:!eNULL:!aDSS:!SHA1:!AESCCM"

from _ssl_connection import Certificate, MemoryBIO, SSLSession, _SSLSocket, new_connection as _new_connection


def RAND_add(string, entropy, /):
    """Mix string into the OpenSSL PRNG state."""
    _random_add(string.encode() if isinstance(string, str) else _octets(string), float(entropy))


def RAND_bytes(n, /):
    """Generate n cryptographically strong pseudo-random bytes."""
    n = _c_int(n)
    if n < 0:
        raise ValueError("num must be positive")
    return _random(n)


def RAND_pseudo_bytes(n, /):
    """Generate n pseudo-random bytes."""
    import warnings

    warnings.warn("ssl.RAND_pseudo_bytes() is deprecated", DeprecationWarning, 2)
    return RAND_bytes(n), True


def RAND_status():
    """Returns True if the OpenSSL PRNG has been seeded with enough data and False if not."""
    return True


def get_default_verify_paths():
    """Return search paths and environment vars that are used by SSLContext's set_default_verify_paths() to load default CAs."""
    file, folder = _paths()
    return "SSL_CERT_FILE", file or "/etc/ssl/cert.pem", "SSL_CERT_DIR", folder or "/etc/ssl/certs"


def txt2obj(txt, name=False):
    """Lookup NID, short name, long name and OID of an ASN1_OBJECT."""
    if not isinstance(txt, str):
        raise TypeError(f"txt2obj() argument 'txt' must be str, not {type(txt).__name__}")
    found = _object_of(txt, bool(name))
    if found is None:
        raise ValueError(f"unknown object '{txt[:100]}'")
    return found


def nid2obj(nid, /):
    """Lookup NID, short name, long name and OID of an ASN1_OBJECT by NID."""
    nid = _c_int(nid)
    found = _object_numbered(nid)
    if found is None:
        raise ValueError(f"unknown NID {nid}")
    return found


def _test_decode_cert(path, /):
    with open(path, "rb") as file:
        found = _decoded(file.read(), True)
    if type(found) is tuple:
        raise _of_stack(found, 1800)
    return found


_protocols = {2: "PROTOCOL_TLS", 3: "PROTOCOL_TLSv1", 4: "PROTOCOL_TLSv1_1", 5: "PROTOCOL_TLSv1_2"}
_only = {3: 769, 4: 770, 5: 771}
_NO_VERSIONS = 0x02000000 | 0x04000000 | 0x10000000 | 0x08000000 | 0x20000000
_symmetric = {"AESGCM(128)": "aes-128-gcm", "AESGCM(256)": "aes-256-gcm", "CHACHA20/POLY1305(256)": "chacha20-poly1305", "AES(128)": "aes-128-cbc", "AES(256)": "aes-256-cbc"}


class _SSLContext:
    __slots__ = ("_number", "_protocol", "_options", "_mode", "_flags", "_host", "_checks", "_lowest", "_highest", "_sni", "_later", "_tickets", "_keys", "__weakref__")
    __module__ = "_ssl"

    def __new__(cls, protocol, /):
        protocol = _c_int(protocol)
        if protocol in _protocols:
            import warnings

            warnings.warn(f"ssl.{_protocols[protocol]} is deprecated", DeprecationWarning, 2)
        elif protocol not in (16, 17):
            raise ValueError(f"invalid or unsupported protocol version {protocol}")
        number = _context_new(protocol)
        if type(number) is tuple:
            raise _of_stack(number, 3100)
        self = object.__new__(cls)
        self._number, self._protocol = _new(number), protocol
        self._sni = self._keys = None
        self._later, self._tickets = False, 2
        self._options = _context_options(number, 2186412112)
        self._checks = protocol == 16
        self._mode, self._flags, self._host = (2 if protocol == 16 else 0), 0x8000, 4
        self._lowest, self._highest = _only.get(protocol, 771), _only.get(protocol, 0)
        _context_versions(number, self._lowest, self._highest)
        self._tell()
        wrong = _context_ciphers(number, _DEFAULT_CIPHERS)
        if wrong is not None:
            raise _of_stack(wrong, 3200)
        return self

    def __init__(self, *args, **kwargs):
        pass

    def __del__(self):
        _context_end(self._number)

    def __reduce_ex__(self, protocol, /):
        raise TypeError(f"cannot pickle {type(self).__name__!r} object")

    def _tell(self):
        wrong = _context_verify(self._number, self._mode, self._flags, self._host)
        if wrong is not None:
            raise _of_stack(wrong, 3000)

    def _wrap_socket(self, sock, server_side, server_hostname=None, *, owner=None, session=None):
        return _new_connection(self, sock, None, None, bool(server_side), server_hostname, owner, session)

    def _wrap_bio(self, incoming, outgoing, server_side, server_hostname=None, *, owner=None, session=None):
        for bio in (incoming, outgoing):
            if not isinstance(bio, MemoryBIO):
                raise TypeError(f"_wrap_bio() argument must be _ssl.MemoryBIO, not {type(bio).__name__}")
        return _new_connection(self, None, incoming, outgoing, bool(server_side), server_hostname, owner, session)

    protocol = property(lambda self: self._protocol)

    @property
    def options(self):
        return self._options

    @options.setter
    def options(self, options):
        options = _index(options)
        if options & ~self._options & _NO_VERSIONS:
            import warnings

            warnings.warn("ssl.OP_NO_SSL*/ssl.OP_NO_TLS* options are deprecated", DeprecationWarning, 2)
        self._options = _context_options(self._number, options)

    @property
    def verify_mode(self):
        return self._mode

    @verify_mode.setter
    def verify_mode(self, mode):
        mode = _c_int(mode)
        if not 0 <= mode <= 2:
            raise ValueError("invalid value for verify_mode")
        if mode == 0 and self._checks:
            raise ValueError("Cannot set verify_mode to CERT_NONE when check_hostname is enabled.")
        self._mode = mode
        self._tell()

    @property
    def check_hostname(self):
        return self._checks

    @check_hostname.setter
    def check_hostname(self, flag):
        self._checks = bool(flag)
        if self._checks and not self._mode:
            self._mode = 2
            self._tell()

    @property
    def verify_flags(self):
        return self._flags

    @verify_flags.setter
    def verify_flags(self, flags):
        self._flags = _index(flags)
        self._tell()

    @property
    def _host_flags(self):
        return self._host

    @_host_flags.setter
    def _host_flags(self, flags):
        self._host = _index(flags)
        self._tell()

    def _set_versions(self, lowest, highest):
        self._lowest, self._highest = lowest, highest
        if not _context_versions(self._number, lowest, highest):
            raise ValueError(f"Unsupported protocol version 0x{(highest or lowest):x}")

    def _version_of(self, value, is_lowest):
        value = _c_int(value)
        if value not in (-2, -1, 768, 769, 770, 771, 772):
            raise ValueError(f"Unsupported TLS/SSL version 0x{value & 0xFFFFFFFF:x}")
        if self._protocol not in (2, 16, 17):
            raise ValueError("The context's protocol doesn't support modification of highest and lowest version.")
        if value in (768, 769, 770):
            import warnings

            name = {768: "SSLv3", 769: "TLSv1", 770: "TLSv1_1"}[value]
            warnings.warn(f"ssl.TLSVersion.{name} is deprecated", DeprecationWarning, 3)
        if value == (-2 if is_lowest else -1):
            return 0
        return 772 if value == -1 else 769 if value == -2 else value

    @property
    def minimum_version(self):
        return self._lowest or -2

    @minimum_version.setter
    def minimum_version(self, value):
        self._set_versions(self._version_of(value, True), self._highest)

    @property
    def maximum_version(self):
        return self._highest or -1

    @maximum_version.setter
    def maximum_version(self, value):
        self._set_versions(self._lowest, self._version_of(value, False))

    @property
    def sni_callback(self):
        return self._sni

    @sni_callback.setter
    def sni_callback(self, callback):
        if self._protocol == 16:
            raise ValueError("sni_callback cannot be set on TLS_CLIENT context")
        if callback is not None and not callable(callback):
            self._sni = None
            raise TypeError("not a callable object")
        self._sni = callback
        _context_names(self._number, self._number)

    @property
    def post_handshake_auth(self):
        return self._later

    @post_handshake_auth.setter
    def post_handshake_auth(self, flag):
        self._later = bool(flag)
        _context_later(self._number, self._later)

    @property
    def num_tickets(self):
        return self._tickets

    @num_tickets.setter
    def num_tickets(self, count):
        count = _index(count)
        if count < 0:
            raise ValueError("value must be non-negative")
        if self._protocol != 17:
            raise ValueError("SSLContext is not a server context.")
        wrong = _context_tickets(self._number, count)
        if wrong is not None:
            raise ValueError("failed to set num tickets.")
        self._tickets = count

    @property
    def keylog_filename(self):
        return self._keys

    @keylog_filename.setter
    def keylog_filename(self, path):
        import os

        if path is None:
            path = os.devnull
            self._keys = None
        else:
            self._keys = path
        _context_keys(self._number, os.fsdecode(path))

    security_level = property(lambda self: _context_level(self._number))

    def set_ciphers(self, cipherlist, /):
        if not isinstance(cipherlist, str):
            raise TypeError(f"set_ciphers() argument must be str, not {type(cipherlist).__name__}")
        if _context_ciphers(self._number, cipherlist) is not None:
            raise SSLError("No cipher can be selected.")

    def get_ciphers(self):
        found = []
        for name, version, secret, bits, number, description in _context_cipher_list(self._number):
            words = dict(word.split("=", 1) for word in description.split() if "=" in word)
            key, mac, coding, by = words.get("Kx", "").lower(), words.get("Mac", ""), words.get("Enc", ""), words.get("Au", "").lower()
            found.append(
                {
                    "id": number,
                    "name": name,
                    "protocol": version,
                    "description": description,
                    "strength_bits": secret,
                    "alg_bits": bits,
                    "aead": mac == "AEAD",
                    "symmetric": _symmetric.get(coding, coding.lower()),
                    "digest": None if mac == "AEAD" else mac.lower(),
                    "kea": {"ecdh": "kx-ecdhe", "dh": "kx-dhe"}.get(key, "kx-" + key),
                    "auth": "auth-" + by,
                }
            )
        return found

    def _set_alpn_protocols(self, protos, /):
        wrong = _context_protocols(self._number, _octets(protos))
        if wrong is not None:
            raise _of_stack(wrong, 3300)

    def load_cert_chain(self, certfile, keyfile=None, password=None):
        import os

        for path, name in ((certfile, "certfile"), (keyfile, "keyfile")):
            if path is None and name == "keyfile":
                continue
            try:
                os.fsencode(path)
            except TypeError:
                raise TypeError(f"{name} should be a valid filesystem path") from None
        if password is not None and not callable(password):
            password = _password(password, "password should be a string or callable")
        chain = _contents(certfile)
        key = chain if keyfile is None else _contents(keyfile)
        given = None if password is None or callable(password) else password
        wrong = _context_chain(self._number, chain, key, given)
        if wrong is True:
            if password is None:
                import getpass

                given = getpass.getpass("Enter PEM pass phrase:").encode()
            else:
                given = _password(password(), "password callback must return a string")
            wrong = _context_chain(self._number, chain, key, given)
        if wrong is not None:
            if wrong[0] == "x509 certificate routines":
                raise _of_stack(wrong, 3912)
            raise _failed(SSLError, 524297, "[SSL] PEM lib (_ssl.c:3905)", "SSL")

    def load_dh_params(self, path, /):
        wrong = _context_parameters(self._number, _contents(path))
        if wrong is not None:
            raise _of_stack(wrong, 4300)

    def load_verify_locations(self, cafile=None, capath=None, cadata=None):
        import os

        if cafile is None and capath is None and cadata is None:
            raise TypeError("cafile, capath and cadata cannot be all omitted")
        for path, name in ((cafile, "cafile"), (capath, "capath")):
            try:
                path is None or os.fsencode(path)
            except TypeError:
                raise TypeError(f"{name} should be a valid filesystem path") from None
        if cadata is not None:
            self._trust_data(cadata)
        if cafile is not None or capath is not None:
            if cafile is not None:
                _contents(cafile)
            wrong = _context_trust_paths(self._number, cafile and os.fsdecode(cafile), capath and os.fsdecode(capath))
            if wrong is not None:
                if wrong[0] == "PEM routines":
                    raise _failed(SSLError, 524297, "[X509] PEM lib (_ssl.c:4154)", "X509")
                raise _of_stack(wrong, 4154)

    def _trust_data(self, cadata):
        is_text = isinstance(cadata, str)
        if is_text:
            if not cadata.isascii():
                raise TypeError("cadata should be an ASCII string or a bytes-like object")
            data = cadata.encode()
        else:
            try:
                data = _octets(cadata)
            except TypeError:
                raise TypeError("cadata should be an ASCII string or a bytes-like object") from None
        if not data:
            raise ValueError("Empty certificate data")
        count = _context_trust(self._number, data, is_text)
        if count == 0 or type(count) is tuple and (is_text or count[0] == "asn1 encoding routines"):
            words = "no start line" if is_text else "not enough data"
            raise _failed(SSLError, 0, f"{words}: cadata does not contain a certificate (_ssl.c:4020)")
        if type(count) is tuple:
            raise _of_stack(count, 4020)

    def set_default_verify_paths(self):
        import os

        file = os.environ.get("SSL_CERT_FILE") or get_default_verify_paths()[1]
        folder = os.environ.get("SSL_CERT_DIR") or get_default_verify_paths()[3]
        file, folder = file if os.path.isfile(file) else None, folder if os.path.isdir(folder) else None
        if file or folder:
            _context_trust_paths(self._number, file, folder)

    def set_ecdh_curve(self, name, /):
        data = _text_of(name)
        wrong = _context_curve(self._number, data)
        if wrong is False:
            raise ValueError(f"unknown elliptic curve name {data!r}")
        if wrong is not None:
            raise _of_stack(wrong, 4400)

    def session_stats(self):
        return _context_numbers(self._number)

    def cert_store_stats(self):
        all = _context_trusted(self._number)
        return {"x509": len(all), "crl": 0, "x509_ca": sum(may_sign for _, may_sign in all)}

    def get_ca_certs(self, binary_form=False):
        found = [data for data, may_sign in _context_trusted(self._number) if may_sign]
        return found if binary_form else [_decoded(data, False) for data in found]


def _text_of(name):
    """A name that may be bytes."""
    if not isinstance(name, (str, bytes)):
        raise TypeError(f"expected str, bytes or os.PathLike object, not {type(name).__name__}")
    return name if isinstance(name, str) else name.decode()


def _contents(path):
    """What is in a file. Errors do not name it, as OpenSSL's do not."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        wrong = error.errno, error.strerror
    raise OSError(*wrong)


def _password(value, words):
    if isinstance(value, str):
        value = value.encode()
    if not isinstance(value, (bytes, bytearray)):
        raise TypeError(words)
    if len(value) > 1024:
        raise ValueError("password cannot be longer than 1024 bytes")
    return bytes(value)
