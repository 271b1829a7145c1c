# tomllib: every kind of value, tables and arrays of tables, dates, floats by another parser, errors with their places.
import io
import tomllib
from decimal import Decimal

TEXT = '''
title = "TOML \\u00e9 \\"q\\" \\t"
"quoted key" = 'literal \\n'
a.b.c = 1
ints = [1_000, 0xff, 0o17, 0b101, -0, +5]
floats = [1.5, -0.0, 6.02e23, inf, -inf, 1_0.5e-1]
bools = [true, false,]
multi = """
first \\
    joined
"quotes" ""end"""
raw = \'\'\'
C:\\path\'\'\'
dates = [1979-05-27T07:32:00Z, 1979-05-27T00:32:00.999999-07:00, 1979-05-27 07:32:00, 1979-05-27, 07:32:00.5]
inline = { x = 1, y.z = [ { k = "v" } ] } # comment
[server]
host = "h"
[server.sub."dotted.name"]
port = 80
[[fruit]]
name = "apple"
[[fruit.kind]]
k = 1
[[fruit.kind]]
k = 2
[[fruit]]
name = "pear"
[fruit.shape]
round = true
'''
d = tomllib.loads(TEXT)
for k, v in d.items():
    print(k, "=", repr(v))
print(tomllib.loads("x = 1.10", parse_float=Decimal), tomllib.load(io.BytesIO(b"k = 'v'\r\n")), tomllib.loads(""), tomllib.loads("1 = 2\n-_ = 3"), tomllib.loads("x = nan")["x"] != 0)
bad = ["x", "x =", "= 1", "x = 1 y = 2", "[a]\n[a]", "x = 1\nx = 2", "[a", "[[a]", 'x = "a', 'x = "\\q"', "x = [1, 2", "x = {a = 1,}", "x = 01", "x = 1__0", "x = 1979-13-01", "x = tru", "a = 1\n[a.b]", "a.b = 1\na = 2", "[[a]]\n[a]", "[a]\nb = 1\n[[a.b]]", "x = '\x01'", 'x = "\\ud800"', "x = 'a\nb'", "x = {a = 1}\n[x.b]", "x = +_1", "x = .5", "x = 5.", "x = 0x", "x\n= 1", 'x = """a', "a = [[1]]]", "x = {", "\u00e9 = 1", "x = 25:00:00"]
for text in bad:
    try:
        print(repr(text), tomllib.loads(text))
    except tomllib.TOMLDecodeError as e:
        print(repr(text), "|", e)
for wrong in (lambda: tomllib.load(io.StringIO("x = 1")), lambda: tomllib.loads(b"x = 1"), lambda: tomllib.loads("x = 1.5", parse_float=lambda s: [s])):
    try:
        print(wrong())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, "|", e)
total = 0
for i in range(60):
    t = tomllib.loads(f"[t{i % 3}]\nn = {i}\nlist = [{i}, {i}.5, '{i}']\n[[row]]\nv = {i * 2}\n")
    total += t[f"t{i % 3}"]["n"] + int(t[f"t{i % 3}"]["list"][1] * 2) + t["row"][0]["v"]
print(total)
