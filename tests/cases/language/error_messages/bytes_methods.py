# Methods of bytes, bytearrays and views.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    "b'a'.decode('foo')",
    "b'\\xff'.decode()",
    "b'\\xff'.decode('ascii')",
    "b'a'.join(1)",
    "b'a'.join(['a'])",
    "b'a'.join([1])",
    "b'a'.split(1)",
    "b'a'.split('a')",
    "b'a'.find('a')",
    "b'a'.find(256)",
    "b'a'.replace('a', 'b')",
    "b'a'.startswith('a')",
    "b'a'.hex('ab')",
    "b'a'.hex(1)",
    "b'a' + 'a'",
    "b'a' + 1",
    "b'a' < 'a'",
    "bytes.fromhex('zz')",
    "bytes.fromhex('1')",
    'bytes.fromhex(1)',
    'bytearray().append(256)',
    "bytearray().append('a')",
    'bytearray().extend(1)',
    'bytearray().extend([256])',
    "bytearray().extend('a')",
    "bytearray(b'a')[0] = 256",
    "bytearray(b'a')[0] = 'a'",
    "bytearray(b'a')[1] = 1",
    "bytearray(b'a').pop(5)",
    'bytearray().pop()',
    "bytearray(b'a').remove(1)",
    "bytearray(b'a').insert('a', 1)",
    "memoryview(b'a')[0] = 1",
    "memoryview(b'a')[1]",
    "memoryview(b'a')['a']",
    "memoryview(b'abc').cast('q')",
    "memoryview(b'abc').cast('I')",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
