# What the tables of evaluation orders are run with: operands that log, and operations on them that log, each of which raises in some run.
import warnings

warnings.simplefilter("ignore")
log = []


class Stop(Exception):
    pass


def note(*what):
    log.append(" ".join(map(str, what)))
    if len(log) == limit:
        raise Stop


class Any:
    """Does anything that is asked for, and says so."""

    def __init__(self, name):
        object.__setattr__(self, "name", name)

    def __getattribute__(self, attribute):
        name = object.__getattribute__(self, "name")
        if attribute in ("name", "__class__", "__dict__"):
            return object.__getattribute__(self, attribute)
        note(name, "get", attribute)
        return Any(f"{name}.{attribute}")

    def __setattr__(self, attribute, value):
        note(self.name, "set", attribute, shown(value))

    def __delattr__(self, attribute):
        note(self.name, "del", attribute)

    def __getitem__(self, key):
        note(self.name, "item", shown(key))
        return Any(f"{self.name}[]")

    def __setitem__(self, key, value):
        note(self.name, "store", shown(key), shown(value))

    def __delitem__(self, key):
        note(self.name, "drop", shown(key))

    def __call__(self, *args, **keywords):
        note(self.name, "call", shown(args), shown(keywords))
        if args and callable(args[0]) and not isinstance(args[0], Any):
            return args[0]
        return Any(f"{self.name}()")

    def __iter__(self):
        note(self.name, "iter")
        for index in range(2):
            note(self.name, "next", index)
            yield Any(f"{self.name}/{index}")
        note(self.name, "end")

    def keys(self):
        return iter([self.name])

    def __contains__(self, item):
        note(self.name, "contains", shown(item))
        return True

    def __bool__(self):
        note(self.name, "bool")
        return not self.name.startswith("f")

    def __hash__(self):
        note(self.name, "hash")
        return 1

    def __eq__(self, other):
        note(self.name, "eq", shown(other))
        return Any(f"({self.name}==)")

    def __format__(self, spec):
        note(self.name, "format", spec)
        return "x"

    def __str__(self):
        note(self.name, "str")
        return "s"

    def __repr__(self):
        note(self.name, "repr")
        return "r"

    def __enter__(self):
        note(self.name, "enter")
        return Any(f"{self.name}.in")

    def __exit__(self, kind, value, trace):
        note(self.name, "exit", kind and kind.__name__)
        return False

    def __index__(self):
        note(self.name, "index")
        return 1

    def __len__(self):
        note(self.name, "len")
        return 2


class Mapping(Any):
    def __getattribute__(self, attribute):
        if attribute == "keys":
            note(self.name, "keys")
        return object.__getattribute__(self, attribute)

    def __getitem__(self, key):
        note(self.name, "item", shown(key))
        return Any(f"{self.name}[{key}]")


def shown(value):
    if isinstance(value, Any):
        return value.name
    if isinstance(value, (tuple, list)):
        return "(" + ",".join(map(shown, value)) + ")"
    if isinstance(value, dict):
        return "{" + ",".join(f"{shown(k)}:{shown(v)}" for k, v in value.items()) + "}"
    if isinstance(value, slice):
        return f"{shown(value.start)}:{shown(value.stop)}:{shown(value.step)}"
    if callable(value):
        return getattr(value, "__name__", "callable")
    return repr(value) if isinstance(value, (str, int, type(None))) else type(value).__name__


def operator(name, mark, kind):
    def binary(self, other):
        note(self.name, mark, shown(other))
        return self if kind == "in place" else Any(f"({self.name}{mark})")

    def unary(self):
        note(self.name, mark)
        return Any(f"({mark}{self.name})")

    setattr(Any, f"__{name}__", unary if kind == "unary" else binary)


BINARY = {
    "add": "+", "sub": "-", "mul": "*", "matmul": "@", "truediv": "/", "floordiv": "//", "mod": "%",
    "pow": "**", "lshift": "<<", "rshift": ">>", "and": "&", "or": "|", "xor": "^",
}
COMPARED = {"lt": "<", "le": "<=", "gt": ">", "ge": ">=", "ne": "!="}
for name, mark in BINARY.items():
    operator(name, mark, "binary")
    operator("i" + name, mark + "=", "in place")
for name, mark in COMPARED.items():
    operator(name, mark, "binary")
for name, mark in {"neg": "-", "pos": "+", "invert": "~"}.items():
    operator(name, mark, "unary")


def e(name):
    note("eval", name)
    return Any(name)


def m(name):
    note("eval", name)
    return Mapping(name)


def d(name):
    """A decorator."""
    note("eval", name)
    return Any(name)


def metaclass(name, bases, space, **keywords):
    note("metaclass", name, shown(keywords))
    return Any(name)


class Base:
    def __init_subclass__(cls, **keywords):
        note("init_subclass", cls.__name__, shown(keywords))


def b(name):
    note("eval", name)
    return Base


A, B, C, D, E, F = (f"e('{letter}')" for letter in "abcdfg")

def run(code, space, stop):
    """What is logged, and how it ends, if the event number `stop` raises."""
    global limit
    limit = stop
    log.clear()
    try:
        exec(code, dict(space))
        end = "done"
    except Stop:
        end = "stopped"
    except Exception as error:
        end = f"{type(error).__name__}: {', '.join(map(shown, error.args))}"
    return list(log), end


def indented(text, by):
    return "\n".join(" " * by + line for line in text.split("\n"))


SPACE = dict(e=e, m=m, d=d, b=b, metaclass=metaclass, Base=Base, Stop=Stop, log=log)
FRAMES = {
    "module": "{0}",
    "class": "class Around:\n{1}",
    "loop": "def function():\n  for turn in range(2):\n{2}\nfunction()",
}


def show(forms):
    for form in forms:
        print(form.replace("\n", "\\n"))
        seen, once = {}, None
        for frame, text in FRAMES.items():
            text = text.format(form, indented(form, 2), indented(form, 4))
            code = compile(text, frame, "exec")
            trail, end = run(code, SPACE, 0)
            once = once or trail
            seen.setdefault(" | ".join(trail) + " => " + end, []).append(frame)
        for result, frames in seen.items():
            print("   ", "+".join(frames) + ":", result)
        # Each event of the loop's first turn raises once; what else happens then is all that is shown.
        for stop in range(1, len(once) + 1):
            stopped, end = run(code, SPACE, stop)
            assert stopped[:stop] == trail[:stop], (form, stopped)
            if stopped[stop:] or end != "stopped":
                print("    stopped at", trail[stop - 1] + ":", " | ".join(stopped[stop:]), "=>", end)
