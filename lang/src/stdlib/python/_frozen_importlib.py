"""What importing is made of: specs, and the loaders of modules that need no file."""

import builtins
import _imp
import sys

_bootstrap_external = None


class ModuleSpec:
    """Where a module comes from, and what loads it."""

    def __init__(self, name, loader, *, origin=None, loader_state=None, is_package=None):
        self.name = name
        self.loader = loader
        self.origin = origin
        self.loader_state = loader_state
        self.submodule_search_locations = [] if is_package else None
        self._uninitialized_submodules = []
        self._set_fileattr = False
        self._cached = None

    def __repr__(self):
        parts = [f"name={self.name!r}", f"loader={self.loader!r}"]
        if self.origin is not None:
            parts.append(f"origin={self.origin!r}")
        if self.submodule_search_locations is not None:
            parts.append(f"submodule_search_locations={self.submodule_search_locations}")
        return f"{type(self).__name__}({', '.join(parts)})"

    def __eq__(self, other):
        try:
            return (
                self.name == other.name
                and self.loader == other.loader
                and self.origin == other.origin
                and self.submodule_search_locations == other.submodule_search_locations
                and self.cached == other.cached
                and self.has_location == other.has_location
            )
        except AttributeError:
            return NotImplemented

    __hash__ = None

    @property
    def cached(self):
        if self._cached is None and self.origin is not None and self._set_fileattr:
            self._cached = _bootstrap_external._get_cached(self.origin)
        return self._cached

    @cached.setter
    def cached(self, cached):
        self._cached = cached

    @property
    def parent(self):
        if self.submodule_search_locations is None:
            return self.name.rpartition(".")[0]
        return self.name

    @property
    def has_location(self):
        return self._set_fileattr

    @has_location.setter
    def has_location(self, value):
        self._set_fileattr = bool(value)


class BuiltinImporter:
    """Loads the modules that are part of the command."""

    _ORIGIN = "built-in"

    @classmethod
    def find_spec(cls, fullname, path=None, target=None):
        if _imp.is_builtin(fullname):
            return spec_from_loader(fullname, cls, origin=cls._ORIGIN)
        return None

    @classmethod
    def find_module(cls, fullname, path=None):
        spec = cls.find_spec(fullname, path)
        return spec.loader if spec is not None else None

    @staticmethod
    def create_module(spec):
        if not _imp.is_builtin(spec.name):
            raise ImportError(f"{spec.name!r} is not a built-in module", name=spec.name)
        return _imp.create_builtin(spec)

    @staticmethod
    def exec_module(module):
        """It has run when it was made."""

    @classmethod
    def load_module(cls, fullname):
        return _load_module_shim(cls, fullname)

    @classmethod
    def get_code(cls, fullname):
        return None

    @classmethod
    def get_source(cls, fullname):
        return None

    @classmethod
    def is_package(cls, fullname):
        return False


BuiltinImporter.__module__ = "_frozen_importlib"
ModuleSpec.__module__ = "_frozen_importlib"


# What CPython has in its executable, and what of it is in the library.
_FROZEN = (
    "_collections_abc", "_sitebuiltins", "abc", "codecs", "genericpath", "importlib.machinery", "importlib.util", "io", "ntpath", "os", "os.path",
    "posixpath", "runpy", "site", "stat", "zipimport",
)


class FrozenImporter:
    """Loads what CPython has frozen into its executable: here it is read from the library."""

    _ORIGIN = "frozen"

    @classmethod
    def find_spec(cls, fullname, path=None, target=None):
        if _imp.is_frozen(fullname):
            return spec_from_loader(fullname, cls, origin=cls._ORIGIN)
        return None

    @classmethod
    def find_module(cls, fullname, path=None):
        return cls if _imp.is_frozen(fullname) else None

    @staticmethod
    def create_module(spec):
        return None

    @classmethod
    def exec_module(cls, module):
        exec(cls.get_code(module.__spec__.name), module.__dict__)

    @classmethod
    def load_module(cls, fullname):
        return _load_module_shim(cls, fullname)

    @classmethod
    def get_code(cls, fullname):
        return _loader_in_library(fullname).get_code(fullname)

    @classmethod
    def get_source(cls, fullname):
        # CPython has none. What the command has inside is in no file where one could look instead.
        loader = _loader_in_library(fullname)
        return loader.get_source(fullname) if loader.path.startswith("<") else None

    @classmethod
    def is_package(cls, fullname):
        _loader_in_library(fullname)
        return False


def _loader_in_library(fullname):
    if not _imp.is_frozen(fullname):
        raise ImportError(f"{fullname!r} is not a frozen module", name=fullname)
    name = "posixpath" if fullname == "os.path" else fullname
    return _bootstrap_external.SourceFileLoader(name, _imp._stdlib() + "/" + name.replace(".", "/") + ".py")


def _load_module_shim(loader, fullname):
    spec = spec_from_loader(fullname, loader)
    if fullname in sys.modules:
        module = sys.modules[fullname]
        _exec(spec, module)
        return sys.modules[fullname]
    return _load(spec)


def spec_from_loader(name, loader, *, origin=None, is_package=None):
    """A spec around a loader."""
    if origin is None:
        origin = getattr(loader, "_ORIGIN", None)
    if not origin and hasattr(loader, "get_filename"):
        external = _bootstrap_external
        if is_package is None:
            return external.spec_from_file_location(name, loader=loader)
        locations = [] if is_package else None
        return external.spec_from_file_location(name, loader=loader, submodule_search_locations=locations)
    if is_package is None:
        if hasattr(loader, "is_package"):
            try:
                is_package = loader.is_package(name)
            except ImportError:
                is_package = None
        else:
            is_package = False
    return ModuleSpec(name, loader, origin=origin, is_package=is_package)


def _describe(module):
    """Gives a module that `import` has made its spec and loader."""
    space = module.__dict__
    name = space["__name__"]
    if sys.modules.get(name) is not module:
        # It calls itself otherwise than it was imported.
        name = next((key for key, known in sys.modules.items() if known is module), name)
    file = space.get("__file__")
    if name == "__main__":
        spec = space.get("__spec__")
        package = space.get("__package__")
        if spec is None and type(package) is str and type(file) is str:
            # A module that is run has a package, and so has the file of a folder; a file that is run has none.
            stem = file.rpartition("/")[2].removesuffix(".py")
            name = f"{package}.{stem}" if package else stem
            spec = ModuleSpec(name, _bootstrap_external.SourceFileLoader(name, file), origin=file)
            spec.has_location = True
            spec.cached = space.get("__cached__")
    elif type(file) is str and name in _FROZEN and _imp.is_frozen(name) and file == _loader_in_library(name).path:
        spec = ModuleSpec(name, FrozenImporter, origin="frozen")
        space.pop("__cached__", None)
    elif type(file) is str and not file.startswith("<sidewinder>"):
        loader = _bootstrap_external.SourceFileLoader(name, file)
        spec = ModuleSpec(name, loader, origin=file)
        spec.has_location = True
        spec.cached = space.get("__cached__")
        if "__path__" in space:
            spec.submodule_search_locations = space["__path__"]
    elif "__path__" in space and file is None:
        spec = ModuleSpec(name, _bootstrap_external.NamespaceLoader(name, space["__path__"], None))
        spec.submodule_search_locations = space["__path__"]
    else:
        spec = ModuleSpec(name, BuiltinImporter, origin="built-in", is_package="__path__" in space)
        if "__path__" in space:
            spec.submodule_search_locations = space["__path__"]
    space.setdefault("__spec__", spec)
    if spec is None:
        file = file if type(file) is str else None
        loader = _bootstrap_external.SourceFileLoader(name, file) if file and file[0] != "<" else BuiltinImporter
        space.setdefault("__loader__", loader)
    else:
        space.setdefault("__loader__", spec.loader)


def _describe_main(module, name):
    """Gives `__main__` the spec of the module that runs as it."""
    file = module.__file__
    loader = _bootstrap_external.SourceFileLoader(name, file)
    spec = ModuleSpec(name, loader, origin=file)
    spec.has_location = True
    module.__spec__, module.__loader__, module.__cached__ = spec, loader, spec.cached


def _init_module_attrs(spec, module, *, override=False):
    def put(name, value):
        if override or getattr(module, name, None) is None:
            try:
                setattr(module, name, value)
            except AttributeError:
                pass

    put("__name__", spec.name)
    if override or "__loader__" not in vars(module) or module.__loader__ is None:
        loader = spec.loader
        if loader is None and spec.submodule_search_locations is not None:
            loader = _bootstrap_external.NamespaceLoader.__new__(_bootstrap_external.NamespaceLoader)
            loader._path = spec.submodule_search_locations
            spec.loader = loader
            module.__file__ = None
        try:
            module.__loader__ = loader
        except AttributeError:
            pass
    put("__package__", spec.parent)
    try:
        module.__spec__ = spec
    except AttributeError:
        pass
    if spec.submodule_search_locations is not None:
        put("__path__", spec.submodule_search_locations)
    if spec.has_location:
        put("__file__", spec.origin)
        if spec.cached is not None:
            put("__cached__", spec.cached)
    return module


def module_from_spec(spec):
    """A new module, which has not run."""
    module = None
    if hasattr(spec.loader, "create_module"):
        module = spec.loader.create_module(spec)
    elif hasattr(spec.loader, "exec_module"):
        raise ImportError("loaders that define exec_module() must also define create_module()")
    if module is None:
        module = type(sys)(spec.name)
    _init_module_attrs(spec, module)
    return module


def _module_repr_from_spec(spec):
    name = "?" if spec.name is None else spec.name
    if spec.origin is None:
        return f"<module {name!r}>" if spec.loader is None else f"<module {name!r} ({spec.loader!r})>"
    if spec.has_location:
        return f"<module {name!r} from {spec.origin!r}>"
    return f"<module {spec.name!r} ({spec.origin})>"


_ERR_MSG = "No module named {!r}"


def _exec(spec, module):
    """Runs a module again."""
    name = spec.name
    if sys.modules.get(name) is not module:
        raise ImportError(f"module {name!r} not in sys.modules", name=name)
    try:
        if spec.loader is None:
            if spec.submodule_search_locations is None:
                raise ImportError("missing loader", name=spec.name)
            _init_module_attrs(spec, module, override=True)
        else:
            _init_module_attrs(spec, module, override=True)
            if hasattr(spec.loader, "exec_module"):
                spec.loader.exec_module(module)
            else:
                spec.loader.load_module(name)
    finally:
        module = sys.modules.pop(spec.name)
        sys.modules[spec.name] = module
    return module


def _load_unlocked(spec):
    loader = spec.loader
    if loader is not None and not hasattr(loader, "exec_module"):
        return _load_backward_compatible(spec)
    module = module_from_spec(spec)
    spec._initializing = True
    try:
        sys.modules[spec.name] = module
        try:
            if loader is None:
                if spec.submodule_search_locations is None:
                    raise ImportError("missing loader", name=spec.name)
            else:
                loader.exec_module(module)
        except:
            sys.modules.pop(spec.name, None)
            raise
        module = sys.modules.pop(spec.name)
        sys.modules[spec.name] = module
    finally:
        spec._initializing = False
    return module


def _load_backward_compatible(spec):
    try:
        spec.loader.load_module(spec.name)
    except:
        if spec.name in sys.modules:
            module = sys.modules.pop(spec.name)
            sys.modules[spec.name] = module
        raise
    module = sys.modules.pop(spec.name)
    sys.modules[spec.name] = module
    if getattr(module, "__loader__", None) is None:
        module.__loader__ = spec.loader
    if getattr(module, "__package__", None) is None:
        module.__package__ = module.__name__ if hasattr(module, "__path__") else spec.name.rpartition(".")[0]
    if getattr(module, "__spec__", None) is None:
        module.__spec__ = spec
    return module


def _object_name(value):
    return getattr(value, "__qualname__", type(value).__qualname__)


def _wrap(new, old):
    for name in ("__module__", "__name__", "__qualname__", "__doc__"):
        if hasattr(old, name):
            setattr(new, name, getattr(old, name))
    new.__dict__.update(old.__dict__)


def _load(spec):
    """Loads what a spec is about."""
    return _load_unlocked(spec)


def _builtin_from_name(name):
    spec = BuiltinImporter.find_spec(name)
    if spec is None:
        raise ImportError("no built-in module named " + name)
    return _load_unlocked(spec)


def _find_spec(name, path, target=None):
    if sys.meta_path is None:
        raise ImportError("sys.meta_path is None, Python is likely shutting down")
    for finder in sys.meta_path:
        try:
            find = finder.find_spec
        except AttributeError:
            continue
        spec = find(name, path, target)
        if spec is not None:
            return spec
    return None


def _sanity_check(name, package, level):
    if not isinstance(name, str):
        raise TypeError(f"module name must be str, not {type(name)}")
    if level < 0:
        raise ValueError("level must be >= 0")
    if level > 0:
        if not isinstance(package, str):
            raise TypeError("__package__ not set to a string")
        if not package:
            raise ImportError("attempted relative import with no known parent package")
    if not name and level == 0:
        raise ValueError("Empty module name")


def _resolve_name(name, package, level):
    bits = package.rsplit(".", level - 1)
    if len(bits) < level:
        raise ImportError("attempted relative import beyond top-level package")
    return f"{bits[0]}.{name}" if name else bits[0]


def _gcd_import(name, package=None, level=0):
    """The module of that name itself."""
    _sanity_check(name, package, level)
    if level > 0:
        name = _resolve_name(name, package, level)
    return _find_and_load(name, _gcd_import)


def _find_and_load(name, import_):
    module = sys.modules.get(name, _find_spec)
    if module is _find_spec:
        _import(name)
        module = sys.modules[name]
    if module is None:
        raise ModuleNotFoundError(f"import of {name} halted; None in sys.modules", name=name)
    return module


def _handle_fromlist(module, fromlist, import_, *, recursive=False):
    return _import(module.__name__, fromlist=fromlist)


def _call_with_frames_removed(f, *args, **kwds):
    return f(*args, **kwds)


def _calc___package__(globals):
    package = globals.get("__package__")
    if package is not None:
        return package
    package = globals["__name__"]
    return package if "__path__" in globals else package.rpartition(".")[0]


def __import__(name, globals=None, locals=None, fromlist=(), level=0):
    """`import`, as a function."""
    return _import(name, globals, locals, fromlist, level)


def _verbose_message(message, *args, verbosity=1):
    if sys.flags.verbose >= verbosity:
        print(("# " + message).format(*args), file=sys.stderr)


class _ModuleLockManager:
    def __init__(self, name):
        self._name = name

    def __enter__(self):
        _imp.acquire_lock()

    def __exit__(self, *args):
        _imp.release_lock()


_ImportLockContext = _ModuleLockManager
_import = builtins.__import__

import _frozen_importlib_external as _bootstrap_external
