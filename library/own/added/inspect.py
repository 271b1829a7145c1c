

# What Python 3.10 and 3.11 added.


class ClassFoundException(Exception):
    """Kept for programs that name it."""


def ismethodwrapper(object):
    """Whether the object is a special method of a builtin type, bound to an object."""
    return isinstance(object, types.MethodWrapperType)


def getmembers_static(object, predicate=None):
    """The members of an object by their names, without running code of its class."""
    found = []
    for name in sorted(set(dir(object))):
        try:
            value = getattr_static(object, name)
        except AttributeError:
            continue
        if predicate is None or predicate(value):
            found.append((name, value))
    return found


def get_annotations(obj, *, globals=None, locals=None, eval_str=False):
    """The annotations of a class, module or function in a new dict: its own, and evaluated if they are text and that is wanted."""
    scope = names = None
    if isinstance(obj, type):
        found = vars(obj).get("__annotations__")
        if isinstance(found, types.GetSetDescriptorType):
            found = None
        scope, names = getattr(sys.modules.get(obj.__module__), "__dict__", None), dict(vars(obj))
    elif isinstance(obj, types.ModuleType):
        found, scope = getattr(obj, "__annotations__", None), vars(obj)
    elif callable(obj):
        found = getattr(obj, "__annotations__", None)
        inner = obj
        while hasattr(inner, "__wrapped__") or isinstance(inner, functools.partial):
            inner = inner.__wrapped__ if hasattr(inner, "__wrapped__") else inner.func
        scope = getattr(inner, "__globals__", None)
    else:
        raise TypeError(f"{obj!r} is not a module, class, or callable.")
    if found is None:
        return {}
    if not isinstance(found, dict):
        raise ValueError(f"{obj!r}.__annotations__ is neither a dict nor None")
    if not eval_str:
        return dict(found)
    scope, names = scope if globals is None else globals, names if locals is None else locals
    return {key: eval(hint, scope, names) if isinstance(hint, str) else hint for key, hint in found.items()}
