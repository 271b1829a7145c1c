# str.strip, lstrip, rstrip: what whitespace is, sets of characters, None, errors.
import sys
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
ws = [c for c in range(0x3100) if chr(c).isspace()]
print([hex(c) for c in ws], all(chr(c).strip() == "" for c in ws), [hex(c) for c in range(0x3100) if chr(c).strip() == "" and c not in ws], "\u200b\ufeffa\u200b".strip().encode("unicode_escape"))
for s in ("", "  ", " a ", "xxhixx", "abcba", "\t\n a b \r\x0b\x0c", "éàé", "mississippi", "--a--", "a", "]a[", "\U0001f600a\U0001f600"):
    print(ascii([s.strip(), s.lstrip(), s.rstrip(), s.strip("x"), s.strip("ab"), s.lstrip("im"), s.rstrip("ips"), s.strip("é\U0001f600"), s.strip(None), s.strip(""), s.strip("[-]"), s.strip(s)]))
print(t("a".strip, 5), t("a".lstrip, b"a"), t("a".rstrip, ["a"]), t("a".strip, "a", "b"), t("a".strip, chars="a"), t(str.strip, 5), t(str.strip))
x = "clean"
class S(str): pass
print(x.strip() is x, type(S(" a ").strip()).__name__, type(S("a").strip()).__name__, "a" * 1000 + "b" == ("a" * 1000 + "b").strip("c"), ("a" * 1000).strip("a"))
n = 0
for i in range(150):
    s = " \t"[i % 2] * (i % 4) + "x" * (i % 3) + "core" + "yx"[i % 2] * (i % 5) + "\n" * (i % 2)
    n = n * 13 + len(s.strip()) + 2 * len(s.strip("xy \n")) + 3 * len(s.lstrip("x\t ")) + 5 * len(s.rstrip("\n")) & 0xffffff
print(n)
