# Identifiers: Unicode letters, NFKC normalization, what is refused.
größe = 3
naïve, Ω, ñandú = 1, 2, 3
变量 = "var"
print(größe, naïve + Ω + ñandú, 变量, sorted(n for n in globals() if not n.isascii()))
ﬁne = 1
print(fine, "fine" in globals(), "ﬁne" in globals())
class K:
    ſelf = 2
    def µ(self): return self.self
print(K().μ(), K.__dict__["self"], hasattr(K, "µ"), hasattr(K, "μ"))
def f(*, ª=1, ℌ=2): return a, H
try:
    f(a=5, H=6)
except NameError as e:
    print(e)
def g(ª, ℌ=2): return (a, H)
print(g(a=5, H=6), g(1), g.__code__.co_varnames)
𝐱 = 10
𝔥𝔬𝔱 = 0
for 𝒊 in range(100):
    hot += i * 𝕩 if (𝕩 := x) else 0
print(hot, i)
for source in ["1a = 2", "a1́ = 2", "$x", "a?b", "€ = 1", "x² = 1", "a\u00b7b = 7", "\u00b7b = 1", "_ = _1 = __ = 4", "a-b = 1", "😀 = 1", "x\u0301 = 3", "℘ = 1", "⅕ = 1", "ª = 5", "“x”", "a = 1 ； b"]:
    try:
        exec(source, {})
        print(ascii(source), "fine")
    except SyntaxError as e:
        print(ascii(source), ascii(e.msg))
