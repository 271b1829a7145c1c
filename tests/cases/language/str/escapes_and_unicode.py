# Literals, escapes, repr, unicode text, comparison by code point.

print("tab\there", 'single \'quote\'', "double \"quote\"", "back\\slash", r"raw\n", "a\
b")
print(repr("tab\t"), repr("new\nline"), repr("it's"), repr('say "hi"'), repr("both ' and \""), repr("\\"), repr("\x00\x1f\x7f"), repr("é☕𝄞\u200b\xa0"))
print("\x41\u0042\U00000043\N{BULLET}\101", len("\N{BULLET}"), "\u00e9" == "é", len("e\u0301"))
print(ascii("é☕𝄞"), "é".upper(), "ß".upper(), "ÀÉ".lower(), "İ".lower() == "i̇", "ŉ".title())
print("""triple
  "quoted" \
joined""")
print(len("☕"), ord("☕"), chr(0x1F40D), "☕" > "z", "Z" < "a", sorted(["é", "e", "z", "a"]), max("añb"))
print("日本語".encode("utf-8"), b"\xe6\x97\xa5".decode(), "é".encode(), len("日本語".encode()))
print(str(b"bytes"), "a" "b" 'c', "%s" % "é", f"{'é':>3}|", "é".center(5, "*"), "日本".ljust(4, "-"))
counts = {}
for ch in "ÀÈÌ àèì ☕☕ ß 𝄞𝄞𝄞" * 12:
    counts[ch] = counts.get(ch, 0) + 1
print(counts)
text = ""
for i in range(200):
    text += chr(0x370 + i % 60) if i % 3 else chr(97 + i % 26)
print(len(text), text[:12], text.count("a"), text.find("ͳ"), text[100:110])
print("a\u0000b" == "a\0b", len("a\0b"), "a\0b".split("\0"), "x".isascii(), "é".isascii(), "½".isnumeric(), "²".isdigit(), "五".isalpha())
