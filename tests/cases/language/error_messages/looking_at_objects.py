# round, isinstance, getattr, type and object.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    "round('a')",
    "round(1.5,'a')",
    'round()',
    'round(1,2,3)',
    "round(float('nan'))",
    "round(float('inf'))",
    'isinstance(1)',
    'isinstance(1, 1)',
    'isinstance(1, (int, 1))',
    'isinstance(1, list[int])',
    'issubclass(1, int)',
    'issubclass(int, 1)',
    'issubclass(int)',
    'callable()',
    'getattr(1)',
    "getattr(1, 'a')",
    'getattr(1, 1)',
    "getattr(1,'a',2,3)",
    "setattr(1, 'a')",
    "setattr(1, 'a', 2)",
    'setattr(1, 1, 2)',
    "delattr(1, 'a')",
    'hasattr(1)',
    'hasattr(1, 1)',
    'type()',
    'type(1,2)',
    "type('A', (), {}, 1)",
    'type(1, (), {})',
    "type('A', 1, {})",
    "type('A', (), 1)",
    "type('A', (1,), {})",
    'object(1)',
    'object.__new__(int)',
    'object().x',
    'object().x = 1',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
