# Builtin functions: arguments, keywords, errors, used as values.

print(len("abc"), len([1]), len({1: 2}), len(range(5)), len(()), abs(-2), abs(-2.5), abs(True))
print(min(3, 1, 2), max([4, 9]), min("hello"), max("a", "b", key=ord), min([], default="none"), max([1, -5], key=abs), min((2, 1), (1, 9)))
print(sum([1, 2]), sum([1, 2], 10), sum([], 5), sum([[1], [2]], []), sum((0.5, 0.5)), sum([1], start=2))
print(sorted([3, 1]), sorted("cab", reverse=True), sorted({2: 1, 1: 2}), list(reversed([1, 2])))
print(ord("a"), chr(98), bin(5), oct(8), hex(255), round(2.567, 2), round(7), divmod(7, 2), pow(2, 5), pow(2, 5, 7))
print(isinstance(1, int), isinstance(1, (str, int)), isinstance([], object), issubclass(bool, (int, str)), callable(print), callable(5))
print(repr("x"), str(5), ascii("é"), bool([]), int("5"), float("1.5"), list("ab"), tuple([1]), dict(a=1), set([1]), type(5).__name__)
print(all([1, 2]), any([0]), list(zip([1, 2], "ab")), list(map(len, ["a", "bb"])), list(filter(None, [0, 1])), list(enumerate("a", 5)))
print(hash(5), hash(True), id(5) == id(5), iter([1]).__class__.__name__, next(iter([7])), next(iter([]), "dflt"))
print(1, 2, sep="-", end="!\n")
print(*[1, 2], sep="")
print()
print("a", None, True, sep="\t")
for f in (
    lambda: len(5), lambda: len(), lambda: abs("a"), lambda: min(), lambda: min([]), lambda: max(1), lambda: sum(["a"]),
    lambda: sum("ab"), lambda: ord("ab"), lambda: chr(-1), lambda: sorted(5), lambda: sorted([1], 2), lambda: isinstance(1, 5),
    lambda: iter(5), lambda: next([]), lambda: round("a"), lambda: hash([]), lambda: print(sep=5), lambda: reversed({1, 2}),
    lambda: int("a"), lambda: enumerate(), lambda: zip(1), lambda: list(map(len)), lambda: divmod(1), lambda: bin(1.5), lambda: hex("a"),
):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
work = [len, abs, str, bool, repr]
out = 0
for i in range(250):
    f = work[i % 5]
    r = f([i] * (i % 4)) if f is len else f(-i)
    out += len(r) if isinstance(r, str) else r
print(out)
