# Specs computed at run time: nested fields, width tables, padding by content, formats kept in lists.


def columns(rows, widths, aligns):
    out = []
    for row in rows:
        out.append(" ".join([f"{cell:{align}{width}}" for cell, width, align in zip(row, widths, aligns)]))
    return out


for line in columns([["name", "qty", "cost"], ["nut", 7, 1.25], ["bolt", 120, 0.5]], [8, 5, 7], "<>^"):
    print(repr(line))
value = 1234.5678
print([f"{value:{w}.{p}f}" for w, p in ((0, 0), (10, 1), (12, 3))], [f"{value:{t}}" for t in "efgn"], f"{value:{'<' if value > 5 else '>'}{4 * 3}}|")
print("{:{}{}}".format("x", "*^", 7), "{0:{1}.{2}f}".format(2.71828, 9, 3), "{:{w}}|{:{w}}".format(1, "a", w=4), "%*s|%-*s|%.*f" % (5, "a", 5, "b", 2, 1.005))
formats = ["{:>6}", "{:<6}|", "{:^6}|", "{:06d}", "{:+d}", "{:x}", "{:,}", "{!r:>6}"]
print([f.format(255) for f in formats])
total = 0
for i in range(200):
    spec = f"{'<>^'[i % 3]}{i % 12 + 1}"
    text = format(i * 37 % 1000, spec)
    total += len(text) * 3 + text.count(" ") + len(formats[i % 8].format(i))
print(total)


class Temperature:
    def __init__(self, c):
        self.c = c

    def __format__(self, spec):
        unit = spec[-1:] or "c"
        degrees = self.c if unit == "c" else self.c * 9 / 5 + 32
        return format(degrees, spec[:-1] or ".1f") + "°" + unit.upper()


t = Temperature(21.5)
print(f"{t} {t:f} {t:.0fc} {t:8.2ff}|", "{:c}".format(t), format(t, ".3ff"))
name, align = "deep", ">"
print(f"{name!r:{align}{len(name) + 6}}|{f'{name:{align}6}':*<10}|{'{}'}{{{name}}}|{name[::-1]:_^{8}}")
print(f"{'a' if value > 1 else 'b'}{[1, 2][0]}{ {'k': 'v'}['k'] }{(1, 2)}{value:.{2}f}{None}{...}")
print(f"{3.0} {3} {3.10:.1f} {1e100:.3g} {-0.0} {float('inf'):>5} {True!r:>6} {b'x'!r}", "%s %d%%" % ("at", 50), "%r" % ((1,),), "%5.1f|%-8s|%+d" % (2.25, "ab", 3))
