# Long strings outside ASCII: indices, slices, search positions, from both ends.
parts = ["αβγδε", "😀", "plain ascii text ", "é", "漢字かな", "\u2028", "z"]
text = ""
k = 0
while len(text) < 3000:
    text += parts[k % len(parts)]
    k += 1
chars = list(text)
assert len(chars) == len(text)
total = 0
for i in range(0, len(text), 7):
    assert text[i] == chars[i] and text[-i - 1] == chars[-i - 1]
    total += ord(text[i])
print(len(text), total)
for a in range(0, 3000, 191):
    for b in (a, a + 1, a + 63, a + 64, a + 65, a + 500):
        assert text[a:b] == "".join(chars[a:b]), (a, b)
    assert text[a:] == "".join(chars[a:]) and text[:a] == "".join(chars[:a]) and text[a::5] == "".join(chars[a::5]) and text[a::-3] == "".join(chars[a::-3])
for size in (62, 63, 64, 65, 127, 128, 129, 192):
    s = "é" * size
    t = "a" * (size - 1) + "😀"
    assert [s[i] for i in range(size)] == ["é"] * size and s[size - 1] == s[-1] == "é" and len(s[10:]) == size - 10
    assert t[size - 1] == "😀" and t[-2] == "a" and t.index("😀") == size - 1 and t[:size] == t and t[size:] == ""
    try:
        s[size]
    except IndexError as e:
        last = str(e)
print(last)
for needle in ("😀", "漢", "字か", "text", "\u2028z", "nope"):
    found = []
    at = text.find(needle)
    while at >= 0 and len(found) < 6:
        found.append(at)
        assert text[at:at + len(needle)] == needle
        at = text.find(needle, at + 1)
    print(repr(needle), found, text.rfind(needle), text.count(needle), text.count(needle, 100, 500), text.find(needle, 1000, 1100), text.rfind(needle, 5, 200))
print(text.startswith("γ", 2), text.endswith("z", 0, 27), text.index("z", 500), text[1234:1240], text.split("😀")[3], len(text.split()), text.upper()[:9], text.replace("é", "EE")[20:30], text[::-1][:5], text.partition("字")[2][:5], (text * 2)[3000:3005], text.center(3010, "·")[:3], max(text), min(text))
out = []
for i, c in enumerate(text):
    if i % 211 == 0:
        out.append(c)
print("".join(out), "".join(reversed(text))[:4], text.encode()[:7], hash(text) == hash("".join(chars)))
