"""What the run says of itself, as far as it is not native."""

from _structseq import make as _make

# The top modules of the library of CPython 3.11, those for other systems among them.
_STDLIB = (
    "__future__ _abc _aix_support _ast _asyncio _bisect _blake2 _bootsubprocess _bz2 _codecs _codecs_cn _codecs_hk _codecs_iso2022 _codecs_jp _codecs_kr "
    "_codecs_tw _collections _collections_abc _compat_pickle _compression _contextvars _crypt _csv _ctypes _curses _curses_panel _datetime _dbm _decimal "
    "_elementtree _frozen_importlib _frozen_importlib_external _functools _gdbm _hashlib _heapq _imp _io _json _locale _lsprof _lzma _markupbase _md5 _msi "
    "_multibytecodec _multiprocessing _opcode _operator _osx_support _overlapped _pickle _posixshmem _posixsubprocess _py_abc _pydecimal _pyio _queue "
    "_random _scproxy _sha1 _sha256 _sha3 _sha512 _signal _sitebuiltins _socket _sqlite3 _sre _ssl _stat _statistics _string _strptime _struct _symtable "
    "_thread _threading_local _tkinter _tokenize _tracemalloc _typing _uuid _warnings _weakref _weakrefset _winapi _zoneinfo abc aifc antigravity argparse "
    "array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs "
    "codeop collections colorsys compileall concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm "
    "decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc "
    "genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress "
    "itertools json keyword lib2to3 linecache locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt multiprocessing "
    "netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform plistlib "
    "poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline reprlib resource "
    "rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile "
    "sre_constants sre_parse ssl stat statistics string stringprep struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib "
    "tempfile termios textwrap this threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle turtledemo types typing "
    "unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib "
    "zoneinfo"
)


def _fill(module):
    module["stdlib_module_names"] = frozenset(_STDLIB.split())

    def named(name, /, **fields):
        _, of = _make(name, "sys", tuple(fields), constructible=False)
        return of(*fields.values())

    module["version_info"] = named("version_info", major=3, minor=11, micro=7, releaselevel="final", serial=0)
    flags = module.pop("_flags")
    names = (
        "debug inspect interactive optimize dont_write_bytecode no_user_site no_site ignore_environment verbose bytes_warning quiet hash_randomization "
        "isolated dev_mode utf8_mode warn_default_encoding safe_path int_max_str_digits"
    )
    named_flags = dict(zip(names.split(), flags))
    for name in ("dev_mode", "safe_path"):
        named_flags[name] = bool(named_flags[name])
    module["flags"] = named("flags", **named_flags)
    module["dont_write_bytecode"] = bool(named_flags["dont_write_bytecode"])
    module["float_info"] = named(
        "float_info", max=1.7976931348623157e308, max_exp=1024, max_10_exp=308, min=2.2250738585072014e-308, min_exp=-1021, min_10_exp=-307, dig=15,
        mant_dig=53, epsilon=2.220446049250313e-16, radix=2, rounds=1,
    )
    module["int_info"] = named("int_info", bits_per_digit=30, sizeof_digit=4, default_max_str_digits=4300, str_digits_check_threshold=640)
    module["hash_info"] = named(
        "hash_info", width=64, modulus=2305843009213693951, inf=314159, nan=0, imag=1000003, algorithm="siphash13", hash_bits=64, seed_bits=128, cutoff=0,
    )
    module["thread_info"] = named("thread_info", name="pthread", lock="semaphore", version="NPTL 2.36")

    class SimpleNamespace:
        def __repr__(self):
            return f"namespace({', '.join([f'{name}={value!r}' for name, value in self.__dict__.items()])})"

    implementation = SimpleNamespace()
    implementation.name = "sidewinder"
    implementation.cache_tag = "sidewinder-311"
    implementation.version = module["version_info"]
    implementation.hexversion = module["hexversion"]
    implementation._multiarch = "x86_64-linux-gnu"
    module["implementation"] = implementation


_fill(globals())
del _fill, _make, _STDLIB

# In the form that `platform` reads.
version = "3.11.7 (Sidewinder) [Rust]"
copyright = "Copyright (c) the Sidewinder contributors"
api_version = 1013
float_repr_style = "short"
platlibdir = "lib"
_git = ("CPython", "", "")
_framework = ""
abiflags = ""
orig_argv = list(argv)
exec_prefix, base_exec_prefix = prefix, base_prefix


def displayhook(value, /):
    """Shows a value as the prompt does, and calls it _ in builtins."""
    if value is not None:
        import builtins

        builtins._ = None
        stdout.write(repr(value))
        stdout.write("\n")
        builtins._ = value


def excepthook(exctype, value, traceback, /):
    """Shows an exception that nobody has caught."""
    if not isinstance(value, BaseException):
        name = type(value).__name__
        stderr.write(f"TypeError: print_exception(): Exception expected for value, {name} found\n")
        return
    if value.__traceback__ is None:
        value.__traceback__ = traceback
    stderr.write(_shown(value))


def unraisablehook(unraisable, /):
    """Shows an exception that cannot be raised."""
    stderr.write(f"{unraisable.err_msg or 'Exception ignored in'}: {unraisable.object!r}\n")
    excepthook(unraisable.exc_type, unraisable.exc_value, unraisable.exc_traceback)


def breakpointhook(*args, **keywords):
    """What breakpoint() does."""
    from posix import _variables_now

    wanted = "" if flags.ignore_environment else _variables_now().get(b"PYTHONBREAKPOINT", b"").decode("utf-8", "surrogateescape")
    wanted = wanted or "pdb.set_trace"
    if wanted == "0":
        return None
    module, dot, name = wanted.rpartition(".")
    try:
        found = getattr(__import__(module if dot else "builtins", fromlist=["*"]), name)
    except (ImportError, AttributeError):
        import warnings

        warnings.warn(f'Ignoring unimportable $PYTHONBREAKPOINT: "{wanted}"', RuntimeWarning, 2)
        return None
    return found(*args, **keywords)


__displayhook__ = displayhook
__excepthook__ = excepthook
__unraisablehook__ = unraisablehook
__breakpointhook__ = breakpointhook




def getfilesystemencoding():
    """The encoding of file names."""
    return "utf-8"


def getfilesystemencodeerrors():
    """What happens to file names that are no UTF-8."""
    return "surrogateescape"


def getallocatedblocks():
    """How many blocks of memory there are."""
    return 0


def is_finalizing():
    """Whether the run is about to end."""
    return False


def audit(event, /, *args):
    """Nobody listens."""


def addaudithook(hook, /):
    """Nobody speaks."""


def _clear_type_cache():
    """There is none to be cleared."""


def getunicodeinternedsize():
    """How many strings are interned."""
    return 0


def getdlopenflags():
    """The flags of shared objects."""
    return 2


def setdlopenflags(flags, /):
    """There are no shared objects."""


def get_asyncgen_hooks():
    """What hears of asynchronous generators."""
    return asyncgen_hooks


def set_asyncgen_hooks(firstiter=None, finalizer=None):
    """Says what hears of asynchronous generators."""


def get_coroutine_origin_tracking_depth():
    """How many frames coroutines remember."""
    return 0


def set_coroutine_origin_tracking_depth(depth):
    """Coroutines remember no frames."""


asyncgen_hooks = (None, None)
