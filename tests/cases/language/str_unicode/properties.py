# What characters are: the predicates over a sample of all of Unicode.
names = ["isalnum", "isalpha", "isdecimal", "isdigit", "isidentifier", "islower", "isnumeric", "isprintable", "isspace", "istitle", "isupper", "isascii"]
for number, name in enumerate(names):
    f = getattr(str, name)
    count = total = 0
    for c in range(number, 0x20000, 29):
        if not 0xd800 <= c < 0xe000 and f(chr(c)):
            count += 1
            total = (total * 31 + c) % 1000000007
    print(name, count, total)
for text in ["", "abc", "ABC", "Abc Def", "aBC", "123", "²³", "½", "٣", "Ⅷ", "一二", "a1", "_x", "1x", "é", "ß", "ǅ", "ǅabc", "ʰ", "ª", "ﬁ", "\u2160", "\u00a0", "\u200b", " \t\n\x1c", "a b", "A1b", "ÀÉ", "Àé", "ΑΣ", "٠", "x²", "ⅰ", "Ⓐ", "ⓐ", "\u0345", "\u0301", "a\u0301", "℘", "℮", "゛", "·", "a·", "1_000", "def", "ªb", "𝐀", "𝟘", "\U0001f600"]:
    print(ascii(text), [int(getattr(text, name)()) for name in names])
