# Attributes of builtin objects and classes: reading, setting, deleting, methods by class, wrong receivers.
for s in ("(5).real", "(5).real.imag", "(5).numerator", "5 .bit_length()", "'a'.upper.__name__", "[].append.__self__", "{}.keys.__qualname__", "str.upper('a')", "str.upper(5)", "list.append([], 1)", "list.append(5, 1)", "int.__add__(1, 2)", "float.__add__(1.0, 2)", "dict.fromkeys('ab')", "{}.fromkeys('a', 1)", "str.join(',', 'ab')", "type.mro(int)", "int.from_bytes(b'a', 'big')", "bytes.fromhex('41')", "(1).__class__.__mro__", "[].__class__ is list", "None.__class__.__name__", "...__class__", "type(...).__name__", "print.__module__", "set.add(frozenset(), 1)", "dict.get({1: 2}, 1)", "tuple.count((1, 1), 1)", "range(3).start", "slice(1, 2).stop", "(1j).conjugate()", "bool.__base__", "type(None)()", "type(...)()", "type(NotImplemented)()", "(lambda: 0).__name__", "{}.__hash__", "[].__hash__ is None", "(1).__hash__()"):
    try: print(s, "=", eval(s))
    except Exception as e: print(s, "->", type(e).__name__, e)
for s in ("(5).x = 1", "'a'.x = 1", "[].append = 1", "len.x = 1", "int.x = 1", "object().x = 1", "None.x = 1", "(1).real = 2", "range(3).start = 1", "str.upper = 1", "del int.real", "object.x = 1", "type.x = 1", "{}.get = 1", "(lambda: 0).x = 1", "Exception.x = 1", "Exception().x = 1", "type('T', (), {})().x = 1", "(i for i in '').x = 1", "int.__add__ = 1", "super.x = 1"):
    try: exec(s); print(s, "fine")
    except Exception as e: print(s, "->", type(e).__name__, e)
total = 0
for i in range(90):
    o = (i, "s", [], {}, 1.5, None, len, int)[i % 8]
    try: o.attr = i
    except (AttributeError, TypeError) as e: total += len(str(e))
print(total)
