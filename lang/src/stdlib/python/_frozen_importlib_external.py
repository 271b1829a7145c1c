"""What importing from files is made of."""

import _frozen_importlib as _bootstrap
import _imp
import posix
import sys

path_sep = "/"
path_separators = "/"
SOURCE_SUFFIXES = [".py"]
BYTECODE_SUFFIXES = [".pyc"]
DEBUG_BYTECODE_SUFFIXES = OPTIMIZED_BYTECODE_SUFFIXES = BYTECODE_SUFFIXES
EXTENSION_SUFFIXES = []
MAGIC_NUMBER = _imp._magic
_RAW_MAGIC_NUMBER = int.from_bytes(MAGIC_NUMBER, "little")
_PYCACHE = "__pycache__"
_OPT = "opt-"


def _pack_uint32(x):
    return (int(x) & 0xFFFFFFFF).to_bytes(4, "little")


def _unpack_uint32(data):
    return int.from_bytes(data, "little")


def _unpack_uint16(data):
    return int.from_bytes(data, "little")


def _path_stat(path):
    return posix.stat(path)


def _find_module_shim(self, fullname):
    spec = self.find_spec(fullname)
    return None if spec is None else spec.loader


def _path_join(*parts):
    return "/".join([part.rstrip("/") for part in parts if part]) if parts else ""


def _path_split(path):
    head, _, tail = path.rpartition("/")
    return head, tail


def _path_is(path, kind):
    if path.startswith("<library>"):
        if kind == 0o040000:
            return _imp._library_list(path) is not None
        return _imp._library_data(path) is not None
    try:
        return posix.stat(path or ".")[0] & 0o170000 == kind
    except OSError:
        return False


def _path_isfile(path):
    return _path_is(path, 0o100000)


def _path_isdir(path):
    return _path_is(path, 0o040000)


def _path_isabs(path):
    return path.startswith("/")


def _path_abspath(path):
    return path if _path_isabs(path) or path.startswith("<library>") else _path_join(posix.getcwd(), path)


def cache_from_source(path, debug_override=None, *, optimization=None):
    """The file of the compiled form."""
    path = posix.fspath(path)
    head, tail = _path_split(path)
    base, dot, rest = tail.rpartition(".")
    tag = sys.implementation.cache_tag
    if tag is None:
        raise NotImplementedError("sys.implementation.cache_tag is None")
    name = "".join([base if base else rest, dot, tag])
    if debug_override is not None:
        if optimization is not None:
            raise TypeError("debug_override or optimization must be set to None")
        optimization = "" if debug_override else 1
    if optimization is None:
        optimization = "" if sys.flags.optimize == 0 else sys.flags.optimize
    optimization = str(optimization)
    if optimization != "":
        if not optimization.isalnum():
            raise ValueError(f"{optimization!r} is not alphanumeric")
        name = f"{name}.{_OPT}{optimization}"
    name += BYTECODE_SUFFIXES[0]
    return _path_join(head, _PYCACHE, name) if head else _PYCACHE + "/" + name


def source_from_cache(path):
    """The file that a compiled form is of."""
    if sys.implementation.cache_tag is None:
        raise NotImplementedError("sys.implementation.cache_tag is None")
    path = posix.fspath(path)
    head, file = _path_split(path)
    head, folder = _path_split(head)
    if folder != _PYCACHE:
        raise ValueError(f"{_PYCACHE} not bottom-level directory in {path!r}")
    dots = file.count(".")
    if dots not in (2, 3):
        raise ValueError(f"expected only 2 or 3 dots in {file!r}")
    if dots == 3:
        optimization = file.rsplit(".", 2)[-2]
        if not optimization.startswith(_OPT):
            raise ValueError(f"optimization portion of filename does not start with {_OPT!r}")
        if not optimization[len(_OPT) :].isalnum():
            raise ValueError(f"optimization level {optimization!r} is not an alphanumeric value")
    name = file.partition(".")[0] + SOURCE_SUFFIXES[0]
    return _path_join(head, name) if head else name


def _get_cached(filename):
    if filename.endswith(".py"):
        try:
            return cache_from_source(filename)
        except NotImplementedError:
            return None
    return filename if filename.endswith(".pyc") else None


def decode_source(source_bytes):
    """The text of a source file."""
    import io
    import tokenize

    encoding, _ = tokenize.detect_encoding(io.BytesIO(source_bytes).readline)
    return io.IncrementalNewlineDecoder(None, True).decode(source_bytes.decode(encoding))


_code_type = type((lambda: 0).__code__)


def _calc_mode(path):
    """The permissions of a file of compiled code: those of the text, and writable."""
    try:
        return posix.stat(path)[0] | 0o200
    except OSError:
        return 0o666 | 0o200


def _write_atomic(path, data, mode=0o666):
    """Writes a file that nobody sees a part of."""
    new = f"{path}.{id(path)}"
    number = posix.open(new, posix.O_EXCL | posix.O_CREAT | posix.O_WRONLY, mode & 0o666)
    try:
        import io

        with io.FileIO(number, "wb") as file:
            file.write(data)
        posix.replace(new, path)
    except OSError:
        try:
            posix.unlink(new)
        except OSError:
            pass
        raise


def _classify_pyc(data, name, exc_details):
    """The flags of a file of compiled code, which this compiler has made."""
    if data[:4] != MAGIC_NUMBER:
        raise ImportError(f"bad magic number in {name!r}: {data[:4]!r}", **exc_details)
    if len(data) < 16:
        raise EOFError(f"reached EOF while reading pyc header of {name!r}")
    flags = _unpack_uint32(data[4:8])
    if flags & ~0b11:
        raise ImportError(f"invalid flags {flags!r} in {name!r}", **exc_details)
    return flags


def _validate_timestamp_pyc(data, source_mtime, source_size, name, exc_details):
    is_new = _unpack_uint32(data[8:12]) == source_mtime & 0xFFFFFFFF
    if not is_new or source_size is not None and _unpack_uint32(data[12:16]) != source_size & 0xFFFFFFFF:
        raise ImportError(f"bytecode is stale for {name!r}", **exc_details)


def _validate_hash_pyc(data, source_hash, name, exc_details):
    if data[8:16] != source_hash:
        raise ImportError(f"hash in bytecode doesn't match hash of source {name!r}", **exc_details)


def _compile_bytecode(data, name=None, bytecode_path=None, source_path=None):
    """The code in the bytes of a file, after its header."""
    import marshal

    code = marshal.loads(data)
    if not isinstance(code, _code_type):
        raise ImportError(f"Non-code object in {bytecode_path!r}", name=name, path=bytecode_path)
    return code


def _fix_up_module(space, name, path, cached=None):
    """Gives the globals of a module that something else has loaded their loader and spec."""
    spec = space.get("__spec__")
    loader = space.get("__loader__") or spec and spec.loader
    if not loader:
        loader = (SourcelessFileLoader if path == cached else SourceFileLoader)(name, path)
    if not spec:
        spec = spec_from_file_location(name, path, loader=loader)
        if cached:
            spec.cached = cached
    space.update(__spec__=spec, __loader__=loader, __file__=path, __cached__=cached)


def _pyc(flags, middle, code):
    import marshal

    return bytearray(MAGIC_NUMBER + _pack_uint32(flags) + middle + marshal.dumps(code))


def _code_to_timestamp_pyc(code, mtime=0, source_size=0):
    return _pyc(0, _pack_uint32(mtime) + _pack_uint32(source_size), code)


def _code_to_hash_pyc(code, source_hash, checked=True):
    return _pyc(0b11 if checked else 0b1, source_hash, code)


class _LoaderBasics:
    def is_package(self, fullname):
        name = _path_split(self.get_filename(fullname))[1]
        return name.rsplit(".", 1)[0] == "__init__" and fullname.rpartition(".")[2] != "__init__"

    def create_module(self, spec):
        """The usual kind of module."""

    def exec_module(self, module):
        code = self.get_code(module.__name__)
        if code is None:
            raise ImportError(f"cannot load module {module.__name__!r} when get_code() returns None")
        exec(code, module.__dict__)

    def load_module(self, fullname):
        return _bootstrap._load_module_shim(self, fullname)


class SourceLoader(_LoaderBasics):
    """Loads from a text."""

    def path_mtime(self, path):
        raise OSError

    def path_stats(self, path):
        return {"mtime": self.path_mtime(path)}

    def set_data(self, path, data):
        """Nothing is written."""

    def get_source(self, fullname):
        path = self.get_filename(fullname)
        try:
            data = self.get_data(path)
        except OSError as error:
            raise ImportError("source not available through get_data()", name=fullname) from error
        return decode_source(data)

    def source_to_code(self, data, path, *, _optimize=-1):
        return compile(data, path, "exec", dont_inherit=True, optimize=_optimize)

    def get_code(self, fullname):
        path = self.get_filename(fullname)
        return self.source_to_code(self.get_data(path), path)


class FileLoader:
    """Loads from a file."""

    def __init__(self, fullname, path):
        self.name = fullname
        self.path = path

    def __eq__(self, other):
        return self.__class__ == other.__class__ and self.__dict__ == other.__dict__

    def __hash__(self):
        return hash(self.name) ^ hash(self.path)

    def _named(self, fullname):
        if fullname is not None and fullname != self.name:
            raise ImportError(f"loader for {self.name} cannot handle {fullname}", name=fullname)

    def load_module(self, fullname=None):
        self._named(fullname)
        return _bootstrap._load_module_shim(self, self.name)

    def get_filename(self, fullname=None):
        self._named(fullname)
        return self.path

    def get_data(self, path):
        if type(path) is str and path.startswith("<library>/"):
            data = _imp._library_data(path)
            if data is None:
                raise FileNotFoundError(2, "No such file or directory", path)
            return data
        import io

        with io.FileIO(path, "r") as file:
            return file.read()

    def get_resource_reader(self, module):
        if self.path.startswith("<library>/"):
            import _library_resources

            return _library_resources.Reader(_path_split(self.path)[0])
        from importlib.readers import FileReader

        return FileReader(self)


class SourceFileLoader(FileLoader, SourceLoader):
    """Loads a source file."""

    def path_stats(self, path):
        if path.startswith("<library>/"):
            return {"mtime": 0, "size": len(self.get_data(path))}
        found = posix.stat(path)
        return {"mtime": found[8], "size": found[6]}

    def path_mtime(self, path):
        return self.path_stats(path)["mtime"]


class SourcelessFileLoader(FileLoader, _LoaderBasics):
    """Loads what this compiler has made of a file."""

    def get_code(self, fullname):
        path = self.get_filename(fullname)
        data = self.get_data(path)
        _classify_pyc(data, fullname, {"name": fullname, "path": path})
        return _compile_bytecode(memoryview(data)[16:], name=fullname, bytecode_path=path)

    def get_source(self, fullname):
        return None


class ExtensionFileLoader(FileLoader, _LoaderBasics):
    """Loads an extension module, which nothing here can."""

    def create_module(self, spec):
        return _imp.create_dynamic(spec)

    def exec_module(self, module):
        _imp.exec_dynamic(module)

    def is_package(self, fullname):
        return False

    def get_code(self, fullname):
        return None

    get_source = get_code


class _NamespacePath(list):
    """The folders of a package without a file."""

    def __init__(self, name, path, path_finder=None):
        super().__init__(path)
        self._name = name

    def __repr__(self):
        return f"_NamespacePath({list(self)!r})"


class NamespaceLoader(_LoaderBasics):
    """Loads a package without a file."""

    def __init__(self, name, path, path_finder=None):
        self._path = path

    def is_package(self, fullname):
        return True

    def get_source(self, fullname):
        return ""

    def get_code(self, fullname):
        return compile("", "<string>", "exec", dont_inherit=True)

    def exec_module(self, module):
        """There is nothing to run."""

    def get_resource_reader(self, module):
        from importlib.readers import NamespaceReader

        return NamespaceReader(self._path)


_NamespaceLoader = NamespaceLoader
_POPULATE = object()


def spec_from_file_location(name, location=None, *, loader=None, submodule_search_locations=_POPULATE):
    """The spec of a file."""
    if location is None:
        location = "<unknown>"
        if hasattr(loader, "get_filename"):
            try:
                location = loader.get_filename(name)
            except ImportError:
                pass
    else:
        location = posix.fspath(location)
        try:
            location = _path_abspath(location)
        except OSError:
            pass
    spec = _bootstrap.ModuleSpec(name, loader, origin=location)
    spec._set_fileattr = True
    if loader is None:
        for kind, suffixes in _get_supported_file_loaders():
            if location.endswith(tuple(suffixes)):
                loader = kind(name, location)
                spec.loader = loader
                break
        else:
            return None
    if submodule_search_locations is _POPULATE:
        if hasattr(loader, "is_package"):
            try:
                is_package = loader.is_package(name)
            except ImportError:
                pass
            else:
                if is_package:
                    spec.submodule_search_locations = []
    else:
        spec.submodule_search_locations = submodule_search_locations
    if spec.submodule_search_locations == [] and location:
        spec.submodule_search_locations.append(_path_split(location)[0])
    return spec


def _get_supported_file_loaders():
    return [(SourceFileLoader, SOURCE_SUFFIXES), (SourcelessFileLoader, BYTECODE_SUFFIXES)]


class FileFinder:
    """Finds the modules in a folder."""

    def __init__(self, path, *loader_details):
        self._loaders = [(suffix, loader) for loader, suffixes in loader_details for suffix in suffixes]
        self.path = _path_abspath(path or ".")

    def __repr__(self):
        return f"FileFinder({self.path!r})"

    def invalidate_caches(self):
        """Nothing is remembered."""

    def find_spec(self, fullname, target=None):
        last = fullname.rpartition(".")[2]
        base = _path_join(self.path, last)
        if _path_isdir(base):
            for suffix, loader in self._loaders:
                file = _path_join(base, "__init__" + suffix)
                if _path_isfile(file):
                    return spec_from_file_location(fullname, file, loader=loader(fullname, file), submodule_search_locations=[base])
        for suffix, loader in self._loaders:
            file = base + suffix
            if _path_isfile(file):
                return spec_from_file_location(fullname, file, loader=loader(fullname, file), submodule_search_locations=None)
        if _path_isdir(base):
            spec = _bootstrap.ModuleSpec(fullname, None)
            spec.submodule_search_locations = [base]
            return spec
        return None

    @classmethod
    def path_hook(cls, *loader_details):
        def path_hook_for_FileFinder(path):
            if not _path_isdir(path):
                raise ImportError("only directories are supported", path=path)
            if path.startswith("<library>"):
                return _LibraryFinder(path)
            return cls(path, *loader_details)

        return path_hook_for_FileFinder


class _LibraryFinder:
    """Finds the modules in a folder of the library inside the command."""

    def __init__(self, path):
        self.path = path

    def __repr__(self):
        return f"{type(self).__name__}({self.path!r})"

    def invalidate_caches(self):
        """It does not change."""

    def find_spec(self, fullname, target=None):
        return FileFinder(self.path, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)

    def iter_modules(self, prefix=""):
        """The names of the modules, for `pkgutil`, and whether each is a package."""
        for name in _imp._library_list(self.path):
            folder = _path_join(self.path, name)
            if name.endswith(".py"):
                if name != "__init__.py":
                    yield prefix + name[:-3], False
            elif _path_isfile(_path_join(folder, "__init__.py")):
                yield prefix + name, True


class PathFinder:
    """Finds modules as `import` does."""

    @staticmethod
    def invalidate_caches():
        for finder in list(sys.path_importer_cache.values()):
            if hasattr(finder, "invalidate_caches"):
                finder.invalidate_caches()

    @classmethod
    def find_spec(cls, fullname, path=None, target=None):
        where = None if path is None else list(path)
        if where is None and fullname in sys.builtin_module_names and not _imp._find(fullname, None):
            return None
        found = _imp._find(fullname, where)
        if found is None:
            return None
        kind, *rest = found
        if kind == "own":
            return _bootstrap.ModuleSpec(fullname, _OwnLoader, origin="built-in")
        if kind == "spec":
            return rest[0]
        if kind == "file":
            file, folder = rest
            locations = None if folder is None else [folder]
            return spec_from_file_location(
                fullname, file, loader=SourceFileLoader(fullname, file), submodule_search_locations=locations
            )
        spec = _bootstrap.ModuleSpec(fullname, None)
        spec.submodule_search_locations = _NamespacePath(fullname, rest[0])
        return spec

    @classmethod
    def find_module(cls, fullname, path=None):
        spec = cls.find_spec(fullname, path)
        return spec.loader if spec is not None else None

    @staticmethod
    def find_distributions(*args, **kwargs):
        from importlib.metadata import MetadataPathFinder

        return MetadataPathFinder.find_distributions(*args, **kwargs)


class WindowsRegistryFinder:
    """Finds modules in the registry of Windows: there is none."""

    @classmethod
    def find_spec(cls, fullname, path=None, target=None):
        return None

    @classmethod
    def find_module(cls, fullname, path=None):
        return None


class _OwnLoader(_bootstrap.BuiltinImporter):
    """Loads the modules that are part of the command, wherever they come on the path."""

    @staticmethod
    def create_module(spec):
        return __import__(spec.name, fromlist=["*"])


_OwnLoader.__name__ = _OwnLoader.__qualname__ = "BuiltinImporter"
_OwnLoader.__module__ = "_frozen_importlib"


def _zip_hook(path):
    if _path_isdir(path):
        raise ImportError("not a Zip file", path=path)
    import zipimport

    return zipimport.zipimporter(path)


def _ask_hooks(path, fullname):
    """What the finder for an entry of a path says of a module: a spec, a list of folders, or `None`."""
    try:
        finder = sys.path_importer_cache[path]
    except KeyError:
        finder = None
        for hook in sys.path_hooks:
            try:
                finder = hook(path)
            except ImportError:
                continue
            break
        sys.path_importer_cache[path] = finder
    spec = finder and finder.find_spec(fullname)
    if spec is None or spec.loader is not None:
        return spec
    return list(spec.submodule_search_locations or ())


def _set_bootstrap_module(module):
    global _bootstrap
    _bootstrap = module


def _install(_bootstrap_module):
    """It is."""


for _class in (SourceLoader, FileLoader, SourceFileLoader, SourcelessFileLoader, ExtensionFileLoader, NamespaceLoader, _NamespacePath, FileFinder, PathFinder):
    _class.__module__ = "_frozen_importlib_external"
del _class

# The finders of `import` itself have the methods that programs ask for as soon as a program may.
for _finder in sys.meta_path:
    if isinstance(_finder, type) and "find_spec" not in vars(_finder):
        for _class in (_bootstrap.BuiltinImporter, PathFinder):
            if _class.__name__ == _finder.__name__:
                _imp._lend(_finder, _class)

# Folders are searched without a hook: this is for programs that ask.
if not sys.path_hooks:
    sys.path_hooks += [_zip_hook, FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES), (SourcelessFileLoader, BYTECODE_SUFFIXES))]
