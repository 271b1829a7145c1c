# Indexing, slicing, iterating, comparing strings of one, two and four byte characters.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
class I:
    def __index__(self): return -1
for s in ("", "a", "abcdef", "aé€\U0001f600z", "\u20ac" * 3):
    print(ascii([t(s.__getitem__, k) for k in (0, -1, 1, 5, -6, True, I(), slice(1, 3), slice(None, None, -1), slice(-2, None), slice(5, 1, -2), slice(10, 20), slice(None, None, 2))]), len(s), ascii(list(s)), ascii(s[::-1]), [s.index(c) for c in s])
print(*[t(lambda: "a"[k]) for k in (1, "0", 1.0, None, (0, 1), b"", [])],  t(lambda: "a"[::0]), t(lambda: "a"[2**70]), "abc"[-2**70:2**70],  "abc"[:] == "abc")
def put(): "abc"[0] = "x"
def rem(): del "abc"[0]
print(t(put), t(rem))
words = ["", "a", "A", "b", "ab", "aé", "a\U0001f600", "a\uffff", "é", "Z", "z", "\U00010000", "\uffff", "a\0", "10", "9"]
print(ascii(sorted(words)), ascii(sorted(words, reverse=True)[:5]), ascii(max(words)), ascii(min(words)), "a" < "b" <= "b" != "c" > "a" >= "a", "abc" < "abd", "ab" < "abc", "Z" < "a", t(lambda: "a" < 1), t(lambda: None >= "a"), "a" == 1, "a" != b"a")
it = iter("aé\U0001f600")
print(next(it), it.__length_hint__(), ascii(list(it)), it.__length_hint__(), t(next, it))
x, *y, z = "héllo"
print(x, y, z, "".join(reversed("añb")), dict(zip("ab", "xy")), *"é€", {*"aab"} == {"a", "b"}, tuple("ab"), [c + d for c in "ab" for d in "xy"])
n = 0
s = "aé€\U0001f600" * 30
for i in range(len(s)):
    n = n * 31 + ord(s[i]) + ord(s[-i - 1]) + len(s[i:i + 7]) + (s[i] < s[i - 1]) & 0xffffff
for c in s: n ^= ord(c)
print(n)
