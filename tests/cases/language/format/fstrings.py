# f-strings: expressions, nesting, conversions, the = sign, braces.

name = "snake"
n = 42
pi = 3.14159
print(f"{name}|{n}|{pi}|{name!r}|{n!s:>6}|{name!a}|")
print(f"{n + 1} {name.upper()} {[i for i in range(3)]} {n if n > 5 else 'small'} {'q' * 3}")
print(f"{{}} {{{n}}} }}{{", f"", f"{name:{n // 4}}|", f"{pi:{8}.{3}f}|")
print(f"{n=} {n = } {name=!s} {pi=:.2f} {n + 1=}")
print(f"{n:5d}|{n:<5d}|{n:^5d}|{n:05d}|{n:+d}|{-n: d}|{n:x}|{n:#x}|{n:#b}|{n:o}|{n:c}|{n:,}|{1234567:,}|{1234567:_}")
print(f"{name:>8}|{name:<8}|{name:^9}|{name:*^11}|{name:.2}|{name:-<8.3}|{name:s}")
print(f"{pi:.2f}|{pi:8.3f}|{pi:<8.1f}|{pi:e}|{pi:.3g}|{pi:%}|{pi:.1%}|{pi:+.0f}|{1e10:g}|{1e20:,.1f}|{pi:010.4f}")
print(f"{'nested ' + f'{n:>{5}}'}" + f"{f'{name}'}")
print("implicit " f"{n} " "joined {not}")
print(f"{(lambda x: x * 2)(n)} { {'k': 1}['k'] } {{'a'}} {True} {None} {[name]}")
print(f"""multi
{n}
line""")
total = 0
for i in range(200):
    text = f"{i:>4}|{i * 0.5:.1f}|{'even' if i % 2 == 0 else 'odd'}|{i:b}"
    total += len(text)
print(total, text)
for bad in ("d", "x"):
    try:
        print(f"{name:{bad}}")
    except ValueError as e:
        print(e)
