# json.dumps: every kind of value, separators, indentation, keys, circles.
import json

print(json.dumps({"a": [1, 2.5, True, None, 'é\n\x01\x7f"\\/'], 2: (1,), None: {}, 1.5: [], True: False}), json.dumps("é😀", ensure_ascii=False), json.dumps("é😀"), json.dumps(10**30), json.dumps([1.0, 1e100, -0.0, float("inf"), float("nan")]))
print(json.dumps([1, {"b": 2, "a": []}], indent=2, sort_keys=True))
print(json.dumps([1, {"b": 2}], separators=(",", ":")), json.dumps([[], {}, [1]], indent="\t"), json.dumps({1: [2]}, indent=0), json.dumps((), indent=1), json.dumps({"a": {"b": {"c": 1}}}, indent=1))


class E(json.JSONEncoder):
    def default(self, o):
        return sorted(o) if isinstance(o, set) else super().default(o)


class I(int):
    pass


class D(dict):
    pass


print(json.dumps({"x": {2, 1}}, cls=E), json.dumps([I(5), D(a=1)]), json.dumps({"x": 1j}, default=str), json.dumps(object, default=lambda o: o.__name__), "".join(json.JSONEncoder().iterencode([1, "a"])))
for bad in (lambda: json.dumps({1}), lambda: json.dumps({(1,): 2}), lambda: json.dumps(float("nan"), allow_nan=False), lambda: json.dumps({"a": 1, 2: 3}, sort_keys=True), lambda: json.dumps(b"x"), lambda: json.dumps([1j]), lambda: json.dumps({"x": {1}}, cls=json.JSONEncoder),
            lambda: json.dumps({1}, default=lambda o: o), lambda: json.dumps({1}, default=lambda o: 1 // 0)):
    try:
        print(bad())
    except (TypeError, ValueError, ZeroDivisionError) as e:
        print(type(e).__name__, e)
print(json.dumps({(1,): 2, "a": 3}, skipkeys=True))
loop = []
loop.append(loop)
twice = [1]
try:
    json.dumps(loop)
except ValueError as e:
    print(e)
print(json.dumps([twice, twice]))
total = 0
for i in range(100):
    data = {"i": i, "list": list(range(i % 5)), "s": "é" * (i % 3), "f": i / 4}
    text = json.dumps(data)
    total += len(text)
    assert json.loads(text) == data
print(total)
