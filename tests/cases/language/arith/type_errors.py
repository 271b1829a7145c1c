# Operators refuse operands with CPython's sentences, in a hot loop too.


def attempt(f):
    try:
        return f()
    except TypeError as e:
        return "TypeError: " + str(e)


print(attempt(lambda: 1 + "a"))
print(attempt(lambda: "a" + 1))
print(attempt(lambda: [] + ()))
print(attempt(lambda: () + []))
print(attempt(lambda: None * 2))
print(attempt(lambda: 2 - None))
print(attempt(lambda: "a" * 2.0))
print(attempt(lambda: "a" * "b"))
print(attempt(lambda: {} | []))
print(attempt(lambda: 1.0 << 2))
print(attempt(lambda: -"a"))
print(attempt(lambda: ~1.5))
print(attempt(lambda: +[]))
print(attempt(lambda: 5 @ 6))
print(attempt(lambda: divmod("a", 1)))
print(attempt(lambda: pow("a", 1)))
print(attempt(lambda: 3 // []))
print(attempt(lambda: 3 / object))


def add_all(values):
    total = 0
    errors = 0
    for v in values:
        try:
            total += v
        except TypeError:
            errors += 1
    return total, errors


print(add_all([1, 2.5, None, 3, "x", True] * 40))
x = 1
try:
    x += "s"
except TypeError as e:
    print(e, x)
