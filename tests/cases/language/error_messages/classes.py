# Classes that cannot be made.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'class A(1): pass',
    'class A(None): pass',
    'class A(int, str): pass',
    'class A(bool): pass',
    'class A(object, object): pass',
    'class A(object, int): pass',
    'class A(type(None)): pass',
    'class A(int, metaclass=1): pass',
    'class A(foo=1): pass',
    'class A:\n __slots__ = 1',
    "class A:\n __slots__ = ['1']",
    "class A:\n __slots__ = ['a', 'a']\n a = 1",
    "class A(int):\n __slots__ = ['a']",
    "class A:\n __slots__ = ('a',)\nA().b",
    "class A:\n __slots__ = ('a',)\nA().a",
    "class A:\n __slots__ = ('a',)\nA().b = 1",
    "class A:\n __slots__ = ('a',)\ndel A().a",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
