# str.is…: one row for each kind of character, empty strings, and identifiers.
names = ["isalnum", "isalpha", "isascii", "isdecimal", "isdigit", "isidentifier", "islower", "isnumeric", "isprintable", "isspace", "istitle", "isupper"]
for s in ("", "a", "A", "1", "²", "½", "Ⅷ", "٣", "一", "é", "ª", "ǅ", " ", "\t", "\x1c", "\u00a0", "\u2028", "_", "a1", "1a", "a b", "\n", "\x7f", "\u0301", "\u200d", "\ud800", "\U0001f600", "\U0001d7d8", "Aa", "AA", "aA", "a.", "A.", "\xad", "\ufeff", "\u1680", "ⅷ", "Ⓐ", "℘", "·", "a·", "ﬁ", "\u0378", "𝒜", "class", "None", "__x__", "é1", "\ue000"):
    print(ascii(s), "".join(str(int(getattr(s, n)())) for n in names))
import keyword
print([w for w in ("if", "match", "True", "soft", "_", "case", "type") if w.isidentifier() and keyword.iskeyword(w)], keyword.issoftkeyword("match"), keyword.issoftkeyword("if"))
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
print(t("a".isalpha, 1), t(str.isdigit, 5), t(str.isdigit), t(str.isupper, b"A"))
counts = {n: sum(getattr(chr(c), n)() for c in range(0x600)) for n in names if n not in ("isidentifier",)}
print(counts)
n = 0
for i in range(200):
    c = chr(i * 53 % 0x500)
    n = n * 3 + c.isalpha() + 2 * c.isdigit() + 4 * c.isspace() + 8 * c.isupper() + c.isidentifier() + c.isprintable() & 0xffffff
print(n)
