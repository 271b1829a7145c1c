# str.replace, translate, maketrans: counts, empty patterns, tables of every kind, errors.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
for a in (("l", "L"), ("l", ""), ("", "-"), ("", "-", 3), ("l", "LL", 1), ("l", "x", 0), ("l", "x", -1), ("lo", "p!"), ("hello", ""), ("z", "y"), ("l", "é"), ("l", "\U0001f600", 1), ("hello", "hello"), ("", "", 5)):
    print(ascii(["hello".replace(*a), "".replace(*a), "été llama".replace(*a)]))
s = "aXbX"
print(t(s.replace), t(s.replace, "a"), t(s.replace, 5, "b"), t(s.replace, "a", None), t(s.replace, "a", "b", "c"), t(s.replace, "a", "b", 1.5), t(s.replace, "a", "b", count=1), t(s.replace, b"a", b"b"), t(s.replace, "a", "b", 1, 2), "aaaa".replace("aa", "a"), "abab".replace("bab", "!"), type(type("S", (str,), {})("a").replace("z", "")).__name__)
tab = {ord("a"): "AAA", ord("b"): None, ord("X"): 0x1F600, "c": "ignored", ord("d"): "", 0xe9: "e"}
print(ascii("abcXdé".translate(tab)), "abc".translate({}), "abc".translate({97: 98, 98: 97}), ascii("\x00\x01".translate("ab")), t("abc".translate, None), t("abc".translate, {97: -1}), t("a".translate, {97: 0x110000}), t("a".translate, {97: 1.5}), t("a".translate, {97: b"x"}), t("a".translate, []), t("a".translate))
class G:
    def __getitem__(self, k):
        if k == 97: raise LookupError
        if k == 98: raise KeyError
        if k == 99: return None
        if k == 100: raise ValueError("no d")
        return chr(k).upper() * 2
print("abcefg".translate(G()), t("abcd".translate, G()))
mk = str.maketrans
print(mk({}), mk({"a": 1, 98: "x"}), mk("ab", "cd"), mk("ab", "cd", "ae"), mk("", ""), t(mk, "ab", "c"), t(mk, {"ab": 1}), t(mk, {1.5: 1}), t(mk, 5), t(mk, "a"), t(mk, {}, "a"), t(mk, "a", 5), t(mk, "a", "b", 5), t(mk), t(mk, {"": 1}), "x".maketrans("x", "y"))
n = 0
tr = mk("abcdefghij", "jihgfedcba", "z")
s = "abz" * 5 + "jig"
for i in range(120):
    s = s.translate(tr).replace("a", "bc", i % 2).replace("cb", "a")
    n = n * 31 + hash(s) % 1000 + len(s) & 0xffffff
    if len(s) > 60: s = s[:20] + "z"
print(n, s)
