"""Abstract base classes."""


def abstractmethod(funcobj):
    """Marks a method that subclasses have to define."""
    funcobj.__isabstractmethod__ = True
    return funcobj


class abstractclassmethod(classmethod):
    """A class method that subclasses have to define."""

    __isabstractmethod__ = True

    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        super().__init__(callable)


class abstractstaticmethod(staticmethod):
    """A static method that subclasses have to define."""

    __isabstractmethod__ = True

    def __init__(self, callable):
        callable.__isabstractmethod__ = True
        super().__init__(callable)


class abstractproperty(property):
    """A property that subclasses have to define."""

    __isabstractmethod__ = True


class _State:
    """What an abstract class knows of its subclasses."""

    def __init__(self):
        self.registered = []
        self.yes = set()
        self.no = set()
        self.version = _versions[0]

    def __repr__(self):
        return f"<_abc._abc_data object at 0x{id(self):x}>"


# How often something was registered: what was not a subclass before may be one after.
_versions = [0]


def _is_abstract(value):
    # A method of a class is what it wraps.
    return getattr(getattr(value, "__func__", value), "__isabstractmethod__", False)


def _abstract_names(cls, bases, namespace):
    names = set()
    for name, value in namespace.items():
        if _is_abstract(value):
            names.add(name)
    for base in bases:
        for name in getattr(base, "__abstractmethods__", ()):
            if _is_abstract(getattr(cls, name, None)):
                names.add(name)
    return names


class ABCMeta(type):
    """The class of abstract base classes."""

    def __new__(mcls, name, bases, namespace, /, **kwargs):
        cls = super().__new__(mcls, name, bases, namespace, **kwargs)
        cls.__abstractmethods__ = frozenset(_abstract_names(cls, bases, namespace))
        cls._abc_impl = _State()
        return cls

    def register(cls, subclass):
        """Makes a class a subclass in name."""
        if not isinstance(subclass, type):
            raise TypeError("Can only register classes")
        if issubclass(subclass, cls):
            return subclass
        if issubclass(cls, subclass):
            raise RuntimeError("Refusing to create an inheritance cycle")
        cls._abc_impl.registered.append(subclass)
        _versions[0] += 1
        from _imp import _register_shape

        _register_shape(subclass, cls)
        return subclass

    def __instancecheck__(cls, instance):
        subclass = instance.__class__
        if subclass in cls._abc_impl.yes:
            return True
        subtype = type(instance)
        if subtype is subclass:
            return cls.__subclasscheck__(subclass)
        return cls.__subclasscheck__(subclass) or cls.__subclasscheck__(subtype)

    def __subclasscheck__(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError("issubclass() arg 1 must be a class")
        state = cls._abc_impl
        if subclass in state.yes:
            return True
        if state.version != _versions[0]:
            state.no = set()
            state.version = _versions[0]
        elif subclass in state.no:
            return False
        hook = getattr(cls, "__subclasshook__", None)
        answer = NotImplemented if hook is None else hook(subclass)
        if answer is NotImplemented:
            answer = cls in subclass.__mro__ or _is_below(cls, state, subclass)
        if answer:
            state.yes.add(subclass)
        else:
            state.no.add(subclass)
        return answer

    def _dump_registry(cls, file=None):
        print(f"Class: {cls.__module__}.{cls.__qualname__}", file=file)
        print(f"Inv. counter: {get_cache_token()}", file=file)
        print(f"_abc_registry: {set(cls._abc_impl.registered)!r}", file=file)
        print(f"_abc_cache: {cls._abc_impl.yes!r}", file=file)
        print(f"_abc_negative_cache: {cls._abc_impl.no!r}", file=file)
        print(f"_abc_negative_cache_version: {cls._abc_impl.version!r}", file=file)

    def _abc_registry_clear(cls):
        cls._abc_impl.registered.clear()

    def _abc_caches_clear(cls):
        cls._abc_impl.yes.clear()
        cls._abc_impl.no.clear()


ABCMeta.__module__ = "abc"


def _is_below(cls, state, subclass):
    for other in state.registered:
        if issubclass(subclass, other):
            return True
    for other in cls.__subclasses__():
        if issubclass(subclass, other):
            return True
    return False


def get_cache_token():
    """A number that changes when a class is registered."""
    return _versions[0]


def update_abstractmethods(cls):
    """Finds out anew which methods of a class are abstract."""
    if not hasattr(cls, "__abstractmethods__"):
        return cls
    names = set()
    for base in cls.__bases__:
        for name in getattr(base, "__abstractmethods__", ()):
            if _is_abstract(getattr(cls, name, None)):
                names.add(name)
    for name, value in cls.__dict__.items():
        if _is_abstract(value):
            names.add(name)
    cls.__abstractmethods__ = frozenset(names)
    return cls


class ABC(metaclass=ABCMeta):
    """An abstract base class to inherit from."""

    __slots__ = ()
