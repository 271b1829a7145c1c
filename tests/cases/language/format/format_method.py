# str.format and format(): positions, names, attributes, items, specs.


class P:
    def __init__(self):
        self.x = 1.5
        self.items = ["a", "b"]


p = P()
print("{} {} {}".format(1, "two", 3.0), "{0} {1} {0}".format("a", "b"), "{name}-{n:03d}".format(name="x", n=7))
print("{0.x} {0.items[1]} {d[key]}".format(p, d={"key": "v"}), "{!r} {!s:>4}".format("q", 5))
print("{:>{width}.{prec}f}|".format(3.14159, width=10, prec=2), "{{}} {}".format(1))
print("{:<6}|{:>6}|{:^6}|{:=+6d}|{:06d}".format("ab", "cd", "ef", 12, -34))
print("{:,} {:_} {:e} {:g} {:%} {:n}".format(1234567, 1234567, 12345.678, 0.0001, 0.25, 12))
print(format(255, "x"), format(255, "#010b"), format(3.14159, ".2f"), format("s", ">4"), format(5), format(True), format(2**70, ","))
print(format(-5, "+"), format(5, " "), format(1e6, ","), format(0.1, ".20f"), format(1.0, ""), format(1e-7, ".3"), format(12345.6789, ".6"))
for template, args in [("{} {}", (1,)), ("{a}", ()), ("{", ()), ("}", ()), ("{:d}", ("s",)), ("{:d}", (1.5,)), ("{0} {}", (1, 2)), ("{:.2d}", (5,)), ("{.nope}", (1,))]:
    try:
        print(template.format(*args))
    except (IndexError, KeyError, ValueError, AttributeError) as e:
        print(type(e).__name__, e)
total = 0
for i in range(200):
    total += len("{:>5}:{:.3f}".format(i * i, i / 3))
print(total)
t = "{greeting}, {who}!"
print(t.format(who="world", greeting="hello"), t.format_map({"who": "you", "greeting": "hi"}))
