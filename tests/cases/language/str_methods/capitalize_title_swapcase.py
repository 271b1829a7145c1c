# str.capitalize, title, swapcase, istitle, casefold: letters that change length or case oddly.
for s in ("", "a", "A", "hello WORLD", "they're bill's", "ß", "ﬁne", "ǆ", "ǅ", "ǆUNGLA", "1a2B", "\u0345x", "İ", "ı", "ΑΣ", "Σ", "ΑΣΒ", "ΑΣ.", "aΣ\u0301", "ŉ", "x-y_z", "éA", "ᾳ", "\u1c90", "\u10d0", "Ꭰ", "\U00010400", "ﬄ", "º", "a\u0308b"):
    print(ascii([s.capitalize(), s.title(), s.swapcase(), s.casefold(), s.lower(), s.upper()]), s.istitle(), s.isupper(), s.islower())
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
print(t("a".title, 1), t(str.capitalize, 5), t(str.swapcase), "ß".casefold() == "SS".casefold(), "Σ".casefold() == "ς".casefold(), "ŞİŞE".lower().encode(), "ΟΔΥΣΣΕΥΣ".lower(), "ΟΔΥΣΣΕΥΣ".title(), "ﬀ".upper(), "ŉ".title())
print([w for w in ("A", "Ab", "AB", "aB", "A b", "A B", "1", "", "A1b", "A1B", "ǅ", "ǅa", "A'B", "ª", "Éa") if w.istitle()])
class S(str): pass
print(type(S("a").upper()).__name__, type(S("A").upper()).__name__, type(S("a").title()).__name__)
n = 0
words = ["straße", "ΑΣ", "İx", "plain", "MiXed Case", "ǆ"]
for i in range(120):
    w = words[i % 6] * (i % 4)
    n = n * 31 + len(w.upper()) + len(w.title()) * 3 + len(w.swapcase()) * 5 + sum(map(ord, w.casefold())) + w.istitle() & 0xffffff
print(n)
