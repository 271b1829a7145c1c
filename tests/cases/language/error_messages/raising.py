# What can be raised, and the arguments of exceptions.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'raise 1',
    'raise int',
    'raise None',
    'raise ValueError from 1',
    "raise 'a'",
    'assert 0',
    "assert 0, 'msg'",
    'assert 0, (1, 2)',
    'raise Exception',
    'raise Exception()',
    'raise Exception(1, 2)',
    "raise KeyError('a')",
    'raise KeyError(1, 2)',
    "raise OSError(2, 'x')",
    "raise OSError(2, 'x', 'f')",
    "raise OSError(2, 'x', 'f', None, 'g')",
    'raise StopIteration(1)',
    "raise UnicodeDecodeError('a', b'abc', 1, 2, 'r')",
    "raise UnicodeEncodeError('a', 'abc', 1, 2, 'r')",
    "raise UnicodeEncodeError('a', 'abc', 1, 3, 'r')",
    "raise UnicodeTranslateError('abc', 1, 2, 'r')",
    "raise ImportError('a', name='b', foo=1)",
    "raise SystemError('a')",
    "raise AttributeError('a', name='b', obj=1)",
    "raise NameError('a', name='b')",
    'raise ValueError(foo=1)',
    "raise SyntaxError('a', 1)",
    "raise SyntaxError('a', (1, 2, 3))",
    "raise BaseExceptionGroup('a', [])",
    "raise BaseExceptionGroup('a', [1])",
    'raise BaseExceptionGroup(1, [ValueError()])',
    "raise ExceptionGroup('a', [KeyboardInterrupt()])",
    "raise ExceptionGroup('a', 1)",
    "raise ExceptionGroup('a')",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
