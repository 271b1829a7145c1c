# string: constants, capwords, Template with its patterns, Formatter's hooks and errors.
import string
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print(string.ascii_letters, string.digits, string.hexdigits, string.octdigits, string.punctuation, repr(string.whitespace), len(string.printable), string.capwords("hello  wORLD x"), string.capwords("a-b-c", "-"), repr(string.capwords("  a  b ")), t(string.capwords, 5))
T = string.Template
x = T("$a ${b}c $$ $a_1 ${c")
print(T("$who likes ${what}").substitute(who="tim", what="pie"), T("$a $$a").substitute({"a": 1}), T("$a").substitute({"a": 1}, a=2), t(T("$a").substitute), t(T("$a $").substitute, a=1), t(T("x\n ${").substitute), t(T("$1").substitute), T("$a $b ${c} $").safe_substitute(a=1), T("$A$a").safe_substitute(a=1), T("${a}b$ab").safe_substitute(a=1, ab=2), t(T("$a").substitute, 1, 2), T("$é").safe_substitute({"é": 1}), T("$a").template, T("$b $a $b ${c}").get_identifiers(), T("$a$$").is_valid(), x.is_valid(), t(x.get_identifiers))
class P(T):
    delimiter = "%"; idpattern = "[a-z]+_[a-z]+"
class Q(T):
    pattern = r"""(?P<escaped>@@)|@(?P<named>\w+)|@\{(?P<braced>\w+)\}|(?P<invalid>@)"""
class B(T):
    braceidpattern = r"[a-z.]+"
print(P("%a_b %% %ab $x").safe_substitute(a_b=1), Q("@a @{b} @@").substitute(a=1, b=2), t(Q("@ x").substitute), B("${a.b} $a").safe_substitute({"a.b": 1, "a": 2}), T.delimiter)
F = string.Formatter()
print(F.format("{} {0!r:>5}" if False else "{0} {0!r:>5} {x[0]} {y.real}", "a", x=[7], y=5), F.format("{}{}", 1, 2), F.vformat("{a}{0}", ("p",), {"a": 1}), list(F.parse("a{b!r:c}d{{e}}{}")), list(F.parse("")), F.get_field("0.real", (5,), {}), F.get_value(0, ["z"], {}), F.get_value("k", (), {"k": 1}), F.convert_field(5, "r"), F.convert_field("é", "a"), t(F.convert_field, 5, "z"), F.format_field(5, "03"), t(F.format, "{}"), t(F.format, "{a}"), t(F.format, "{0}{}", 1), t(F.format), t(F.format, "{"), F.format("{0:{1}}", 5, ">3"), t(F.format, "{:{:{}}}", 1, 2, 3), t(F.vformat, "{a", (), {}), F.check_unused_args([], (), {}))
class D(string.Formatter):
    def get_value(self, k, a, kw): return kw.get(k, f"<{k}>") if isinstance(k, str) else a[k]
    def format_field(self, v, s): return v.upper() if s == "up" else super().format_field(v, s)
    def convert_field(self, v, c): return v[::-1] if c == "v" else super().convert_field(v, c)
    def check_unused_args(self, used, a, kw): print("used", sorted(map(str, used)), len(a), sorted(kw))
print(D().format("{zz} {a:up} {a!v} {0:>3}", 5, a="xy", unused=1))
n = 0
for i in range(80): n = n * 31 + len(T("$i-${j}_$$").substitute(i=i, j=i * i)) + len(F.format("{0:>{w}} {k!s}", i, w=i % 9, k=[i])) + len(string.capwords("ab cd " * (i % 3))) & 0xffffff
print(n)
