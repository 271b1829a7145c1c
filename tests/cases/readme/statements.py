# Statements and expressions, one of each kind that people ask for first.


def ordered(a, /, b, *rest, key=None, **named):
    return a, b, rest, key, named


print(ordered(1, 2, 3, key=4, extra=5), [*range(3), *"ab"], {**{"a": 1}, "b": 2})
match {"kind": "point", "at": [1, 2]}:
    case {"kind": "point", "at": [x, y]} if x < y:
        print("point", x, y)
try:
    raise ExceptionGroup("two", [ValueError(1), KeyError(2)])
except* ValueError as group:
    print("values", group.exceptions)
except* KeyError as group:
    print("keys", group.exceptions)
if (n := len("walrus")) > 5:
    print(f"{n=} {n:>4} {'nested ' + f'{n!r}'}")
for number in range(5):
    if number == 9:
        break
else:
    print("else")


async def answer():
    return 42


async def asked():
    return [await answer() for _ in range(2)]


coroutine = asked()
try:
    coroutine.send(None)
except StopIteration as stop:
    print(stop.value)
total = 0
for i in range(3000):
    try:
        total += i if i % 3 else i // (i % 2)
    except ZeroDivisionError:
        total -= 1
    finally:
        total += 2
print(total)
