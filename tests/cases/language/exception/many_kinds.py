# Which exception each builtin failure raises, with its text, found in a hot loop of failures.


class Empty:
    pass


EMPTY = Empty()
NOTHING = None
TEXT = "abc"


def fail(n):
    if n == 0:
        return [1, 2][5]
    if n == 1:
        return {"a": 1}["b"]
    if n == 2:
        return 1 // 0
    if n == 3:
        return Empty().nothing
    if n == 4:
        return undefined_name
    if n == 5:
        return "a" + 1
    if n == 6:
        return int("seven")
    if n == 7:
        return next(iter([]))
    if n == 8:
        return 10.0 ** 400
    if n == 9:
        return [].remove(1)
    if n == 10:
        return EMPTY()
    if n == 11:
        a, b = (1,)
        return a
    if n == 12:
        return fail()
    if n == 13:
        raise KeyError
    if n == 14:
        return TEXT["x"]
    if n == 15:
        return NOTHING.upper()
    return len(7)


counts = {}
texts = {}
for i in range(340):
    try:
        fail(i % 17)
    except Exception as e:
        name = type(e).__name__
        counts[name] = counts.get(name, 0) + 1
        texts[i % 17] = f"{name}: {e}"
for k in sorted(texts):
    print(k, texts[k])
print(counts)
