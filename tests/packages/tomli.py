# Reads TOML: every kind of value, tables of tables, and what is wrong with texts that are none.
# pip: tomli==2.5.0
from decimal import Decimal

import tomli

TEXT = r'''
title = "a \"quoted\" \u00e9\n"
raw = 'C:\x'
long = """
one \
   two
three"""
[numbers]
ints = [1_000, 0xDEAD, 0o17, 0b11, -0, +5]
floats = [1.5, -2e-3, inf, nan, 1_0.0]
[when]
offset = 1979-05-27T07:32:00.999-07:00
zulu = 1979-05-27 07:32:00Z
local = 1979-05-27T07:32:00
date = 1979-05-27
time = 07:32:00.5
[a.b."c d".'e']
deep.er = {x = 1, "y" = [true, false], z.w = []}
[[fruits]]
name = "apple"
[[fruits.kinds]]
name = "red"
[[fruits.kinds]]
name = "green"
[[fruits]]
name = "pear"
'''
for key, value in tomli.loads(TEXT).items():
    print(key, value)
print(tomli.loads("x = 0.1\ny = 1e400", parse_float=Decimal))
for wrong in ("a = 1\na = 2", "a = ", "[a\n", "x = 1979-13-01", "s = \"\x00\"", "[t]\n[t]", "a = [1, 2", "k", "a.b = 1\n[a]\nb = 2", "x = '''open", "n = 01", "\"\\q\" = 1", "e = {a = 1,}"):
    try:
        print(tomli.loads(wrong))
    except tomli.TOMLDecodeError as error:
        print(repr(wrong), "->", error)
print(len(tomli.loads("".join(f"[t{n}]\nv = {n}\nw = ['a', {n}.5]\n" for n in range(300)))))
