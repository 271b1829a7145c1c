# str.count, find, index, rfind, rindex: overlaps, empty needles, slices, wide characters, errors.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
for s, sub in (("aaaa", "aa"), ("abcabc", "abc"), ("", ""), ("abc", ""), ("", "a"), ("ababab", "bab"), ("été\u20acété", "té"), ("\U0001f600a\U0001f600", "\U0001f600"), ("a\0b\0", "\0"), ("abc", "abcd"), ("x" * 50 + "y", "xy")):
    print(ascii(sub), s.count(sub), s.find(sub), s.rfind(sub), t(s.index, sub), t(s.rindex, sub), [s.count(sub, a, b) for a in (-2, 0, 1, 9) for b in (-1, 2, None, 99)], [s.find(sub, a, b) for a in (-2, 1, 3, 9) for b in (-1, 2, None)], [s.rfind(sub, a, b) for a in (-2, 1, 3, 9) for b in (-1, 2, None)])
s = "hello"
class I:
    def __index__(self): return 2
print(s.find("l", I()), s.find("l", -2**70, 2**70), s.count("l", None, None), s.find("l", True), t(s.find), t(s.find, 5), t(s.find, None), t(s.count, b"l"), t(s.index, "z"), t(s.rindex, "h", 1), t(s.index, "l", 4), t(s.find, "l", 1.0), t(s.find, "l", "a"), t(s.find, "l", 1, 2, 3), t(s.count), t(str.find, "a"), t(str.find, 5, "a"), t(s.__contains__, 5), t(lambda: 5 in s), t(lambda: None in s), "" in s, "ell" in s, s not in s)
n = 0
text = "the cat sat on the mat; the end of thé \u4e2d\u6587 the"
for i in range(120):
    sub = text[i % 20:i % 20 + i % 4]
    n = n * 17 + text.count(sub) + text.find(sub, i % 13) * 3 + text.rfind(sub, 0, 40 - i % 9) * 5 + (sub in text) & 0xffffff
    try: n += text.index(sub, i % 50)
    except ValueError: n += 1
print(n)
