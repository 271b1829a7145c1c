# Indexing, slicing, searching and iterating over strings whose characters have one to four bytes.

samples = ["plain", "naïve", "日本語テキスト", "a☕b𝄞c", "𝄞𝄢", "é" * 5 + "x", ""]
for s in samples:
    print(len(s), s[::-1], s[1:3], s[-2:], s[:1], s.upper(), [ord(c) for c in s][:3])
total = 0
for i in range(210):
    s = samples[i % 7]
    for k in range(-len(s), len(s)):
        total = (total * 31 + ord(s[k]) + k) % 1000003
print(total)
text = "☕a𝄞é" * 40
print(text.find("é"), text.rfind("𝄞"), text.count("a"), text.index("𝄞é☕"), text.replace("𝄞", "G")[:8], len(text.split("é")), text[77], text[77:83])
found = []
at = text.find("a𝄞")
while at != -1 and len(found) < 5:
    found.append(at)
    at = text.find("a𝄞", at + 1)
print(found, "é☕" in text, "☕☕" in text, text.startswith("☕a"), text.endswith("é"), text.strip("☕é")[:2])
swapped = ""
for i in range(0, 120, 2):
    swapped += text[i + 1] + text[i]
print(swapped[:8], len(swapped), sorted(set(swapped)))
print(max("aé☕"), min("éa"), "é" < "z", "z" < "é", "☕" < "𝄞", sorted("éaz☕"), "éa" > "e", "Ä".lower(), "ÿ".upper(), "ﬁ".upper())
print(ord("𝄞"), chr(0x1D11E), chr(233), "\u0065\u0301" == "é", len("\u0065\u0301"), "e\u0301".upper(), ascii("𝄞é"))
print("日本".center(6, "*"), "é".zfill(3), "☕".ljust(3) + "|", "日,本".split(","), "-".join("日本"), "日本" * 2, "%s|%3s" % ("☕", "é"), f"{'𝄞':>3}{'é':^5}|")
for bad in (lambda: "é"[1], lambda: ord("éa"), lambda: chr(0x110000), lambda: "日本".index("x"), lambda: "☕"[-2]):
    try:
        bad()
    except (IndexError, TypeError, ValueError) as e:
        print(type(e).__name__, e)
words = {}
for w in "été hiver été ☕ hiver ☕ été".split() * 15:
    words[w] = words.get(w, 0) + 1
print(words, list(words)[0][0], "é" in words, words["été"])
