# json in loops: round trips of generated trees, default, object_hook, pairs hook, parse_* hooks, encoder subclasses, iterencode.
import io
import json
from collections import OrderedDict
from decimal import Decimal


def tree(i, depth):
    if depth == 0:
        return (None, True, False, i, -i / 8, f"s{i}\n\u00e9\"", [], {})[i % 8]
    return {f"k{j}": tree(i * 3 + j, depth - 1) for j in range(i % 3 + 1)} if i % 2 else [tree(i + j, depth - 1) for j in range(i % 4)]


size = 0
for i in range(120):
    t = tree(i, i % 5)
    for options in ({}, {"indent": i % 3}, {"separators": (",", ":"), "ensure_ascii": False}, {"sort_keys": True}):
        text = json.dumps(t, **options)
        assert json.loads(text) == t
        size += len(text)
print(size, json.dumps(tree(7, 3), sort_keys=True)[:120])


class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y


class Encoder(json.JSONEncoder):
    def default(self, value):
        if isinstance(value, Point):
            return {"__point__": [value.x, value.y]}
        if isinstance(value, (set, frozenset)):
            return sorted(value)
        if isinstance(value, complex):
            return {"re": value.real, "im": value.imag}
        return super().default(value)


def hook(d):
    return Point(*d["__point__"]) if "__point__" in d else d


total = 0
for i in range(100):
    text = json.dumps({"p": Point(i, [Point(i, 2)]), "s": {i, i + 1}, "c": complex(i, 1)}, cls=Encoder)
    back = json.loads(text, object_hook=hook)
    total += back["p"].x + back["p"].y[0].y + sum(back["s"]) + int(back["c"]["re"])
print(total, text)
print(json.loads('{"b": 1, "a": {"z": 2, "b": 3}}', object_pairs_hook=OrderedDict), json.loads('{"a": 1, "a": 2}', object_pairs_hook=list), json.loads("[1.10, 5, NaN, -Infinity]", parse_float=Decimal, parse_int=lambda s: s + "!", parse_constant=str.lower))
print("".join(Encoder(indent=1).iterencode({"a": [1, {2}], "b": ()})), json.JSONEncoder(item_separator=";") if False else json.JSONEncoder(separators=(";", "=")).encode({"a": [1, 2]}), Encoder(sort_keys=True, skipkeys=True).encode({"b": 1, "a": 2}))
print(json.dumps({1: 1, 1.5: 2, True: 3, None: 4, "k": 5}), json.dumps({(1,): 1, "a": 2}, skipkeys=True), json.dumps(float("inf")), json.dumps("\x7f\u2028\U0001f600\ud800"), json.dumps({"a": [[]]}, indent="--"), json.dumps([1, [2]], indent=0), json.dumps(10**30), json.dumps(1e100), json.dumps(-0.0))
loop = []
loop.append(loop)
for bad in (lambda: json.dumps(loop), lambda: json.dumps({1j: 1}), lambda: json.dumps(Point(1, 2)), lambda: json.dumps([{1}], cls=json.JSONEncoder), lambda: json.dumps(float("nan"), allow_nan=False), lambda: json.dumps(b"x"), lambda: json.dumps(1, default=5, indent=[]), lambda: json.loads("[1,]"), lambda: json.loads('{"a" 1}'), lambda: json.loads("[1] x"), lambda: json.loads(""), lambda: json.loads('"\x01"'), lambda: json.loads('"\\u12"'), lambda: json.loads("{1: 2}"), lambda: json.loads(5), lambda: json.loads(b"\xff\xfe1\x00"), lambda: json.loads("\ufeff1"), lambda: json.load(io.StringIO("nul"))):
    try:
        print(bad())
    except (TypeError, ValueError, RecursionError) as e:
        print(type(e).__name__, "|", str(e)[:70])
decoder, text, at, seen = json.JSONDecoder(), '{"a": 1} [2, 3]  "x" 4.5 true', 0, []
while at < len(text):
    value, at = decoder.raw_decode(text, at)
    seen.append(value)
    while text[at:at + 1] == " ":
        at += 1
print(seen, json.loads('"x" ', strict=False), json.loads('"\t"', strict=False))
