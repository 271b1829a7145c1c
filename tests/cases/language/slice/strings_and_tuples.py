# Slices of strings, tuples, ranges; a sliding window; reversing.

s = "constellation"
t = tuple(s)
r = range(13)
print(s[3:7], s[::-1], s[::3], s[-4:], s[:-4], s[5:2:-1], s[20:], s[:0] == "", t[2:4], t[::-6], r[3:9:2], r[::-1])
windows = {}
text = "abracadabra" * 12
for i in range(len(text) - 2):
    w = text[i : i + 3]
    windows[w] = windows.get(w, 0) + 1
print(windows)
palindromes = []
for i in range(len(s)):
    for j in range(i + 2, len(s) + 1):
        if s[i:j] == s[i:j][::-1]:
            palindromes.append(s[i:j])
print(palindromes)


def rotations(word):
    return [word[i:] + word[:i] for i in range(len(word))]


print(rotations("abcd"), sorted(rotations("banana"))[0])
print("".join([r[-1] for r in sorted(rotations("mississippi$"))]))
total = 0
for i in range(-15, 15):
    total += len(s[i:]) * 3 + len(t[:i]) - len(r[i::2])
print(total)
u = "naïve café ☕ 𝄞 end"
print(u[2], u[6:10], u[11], u[13], len(u), u[::-1], u[-3:], [c for c in u[11:14]])
for bad in (lambda: s[1, 2], lambda: t["a"], lambda: s[50], lambda: t[-20], lambda: r[13], lambda: s.__getitem__(None)):
    try:
        bad()
    except (TypeError, IndexError) as e:
        print(e)
try:
    s[0] = "x"
except TypeError as e:
    print(e)
try:
    t[0:1] = ()
except TypeError as e:
    print(e)
