# f-strings: nested fields, conversions before formats, __format__ of everything, =, quotes, lambdas in parens.
class F:
    def __format__(self, s): log.append(s); return f"<{s}>"
    def __str__(self): return "str"
    def __repr__(self): return "repr"
log, f, w, p = [], F(), 10, 3
print(f"{f}{f:a}{f!r:>{w}}{f!s:^{w}}{f:{w}{p}}{f:{'x' * p}}", log)
x, d, l = 3.14159, {"k": [1, {"z": 2}]}, [1, 2, 3]
print(f"{x:{w}.{p}f}|{x:<{w}.2e}|{x!r:>{w}}|{d['k'][1]['z']}|{l[-1]}|{l[::2]}|{(lambda v: v * 2)(5)}|{ {1: 2}[1] }|{'a' if x > 3 else 'b'}|{x:=+8.2f}")
print(f"{x=}|{x = !s}|{x=:.2f}|{ l = }|{l[0]=}|{d['k']=}|{w + p=}|{f=}|{f=!s}|{'q'=}|{(y := 5)=}|{y=:>{w}}")
print(f"{{}}{{{x:.0f}}}{'{'}{'}'}", f"{x!a}{'é'!a}{'é'!r}", f"{1,}{1, 2}{*l,}", f'{"in" + """side"""}', f"{f'{x:.1f}'}{f'{w}' + 'z'}", rf"\d{w}\{w}", f"\x41{w}\u00e9\N{DIGIT ONE}", f"a" "b{w}" f"{w}" r"\c", f"")
for v, spec in ((5, "05d"), (5, ",.2f"), (-5, "+"), (255, "#x"), (255, "#010b"), (1e10, ","), (1234567, "_"), (0.5, "%"), ("s", ">5"), ("s", "*^7"), ("abc", ".2"), (True, "d"), (None, ""), (3 + 4j, ".1f"), (65, "c"), (1.5, "n"), ([1], ""), (12345.678, "010.1f"), (float("nan"), "08"), (-0.0, "+.1f"), (2 ** 70, ",")):
    print(f"{v:{spec}}", end="|")
print()
for v, spec in ((5, "q"), ("s", "d"), (5, ".2d"), ([1], "x"), (None, ">5"), (5.5, "d"), ("s", "="), ("s", "+"), (5, "1000000000000000000000"), (b"b", "s"), (1j, "05"), (300000000, "c"), ("s", ","), (5, "5 d"), (object, "x")):
    try: print(f"{v:{spec}}")
    except Exception as e: print(type(e).__name__, e)
total = 0
for i in range(150):
    v = i if i < 50 else i / 7 if i < 100 else str(i) if i < 120 else [i]
    total += len(f"{v}{i:>{i % 5 + 1}}{v!r:.4}{i % 3 == 0!s}{f'{i:0{i % 4 + 1}d}'}")
print(total)
