# Forms of f-strings: conversions, specifications, self-documenting expressions, nesting.
x = 3.14159; name = "Bob"; d = {"a": 1}; w = 10
print(f"{x:.2f} {x!r:>10} {name!s:*^9} {name=} {x = :.3f} {name!a} {d['a']} {d=}")
print(f"{x:{w}.{2}f}|{name:>{w}}|{name:{'<'}{w}}|")
print(f"{{}} {{{x:.1f}}} {'nested ' + f'{name}'} {x if x > 3 else 0}")
print(f"{name!r}" f"{x}" "plain" rf"\n{x}" F"{1}" Rf'\d{2}')
print(f"{(lambda q: q * 2)(4)} {[i for i in range(3)]} { {1: 2}[1] } {1,2} {x!r}")
print(f'''multi
{name
} line {x
:.1f}''')
print(f"{'a' 'b'} {'''tri'''} {x:%}")
print(f"{1 == 1} {1 != 2} {1 <= 2} {(y := 5)} {y} {y=!r} {y=:>5} {y = !s}")
class F:
    def __format__(self, spec): return f"<{spec}>"
    def __repr__(self): return "R"
    def __str__(self): return "S"
o = F()
print(f"{o} {o:abc} {o!r} {o!s} {o!a:>3} {o=} {o=!s} {o:{name}}")
print(f"\N{DIGIT ONE} \x41 \u00e9")
def t(s):
    try:
        print(eval(s))
    except SyntaxError as e:
        print(s, "->", e.msg)
    except Exception as e:
        print(s, "->", type(e).__name__, e)
for s in ('f"{}"', 'f"{ }"', 'f"{"', 'f"}"', 'f"{x"', 'f"{x!}"', 'f"{x!z}"', 'f"{x:{y}"', 'f"{a b}"', 'f"{x:d}"', 'f"{name:d}"', 'f"{x!r:d}"', "f'{a[\"b\"]}'", 'f"{\'\\n\'}"', 'f"{lambda x: 1}"', 'f"{x = }"', 'f"{undefined}"', 'f"{x:>{w}"', 'b"a" f"b"', 'f"{x=!r:^20}"', 'f"{ x = }"', 'f"{x,}"', 'f"{None.a}"', 'f"{3.}"', 'f"{3:4:5}"'):
    t(s)
for i in range(60):
    s = f"{i:03d}-{i*2!r}-{i/3:.2f}-{i:>{i%5+3}}"
print(s)
print(f"{'abc':{'>'}{5}}", f"{3:{'0'}{4}d}", f"{10:#x} {10:08b} {1234567:,} {0.5:%} {'x':.0}")
