# Changing case with all special casing: one to many, final sigma, titles, folding.
maps = ["upper", "lower", "title", "casefold", "swapcase", "capitalize"]
for text in ["straße", "ﬁne ﬂow", "ΑΣ", "ΑΣΑ", "ΟΔΥΣΣΕΥΣ ΣΑΣ", "Σ", "ΣΣ", "aΣ", "aΣ.", "a.Σ", "Σa", "İstanbul", "ı", "ŉ", "ǆ", "ǅ", "Ǆ", "ǉǌ", "ΐ", "ᾳ", "ᾼ", "ᾠ", "և", "Ⅷ", "ⓐ", "ﬃ", "ὐ", "ͅ", "K", "Å", "ſ", "ẞ", "don't STOP", "o'neil 3rd x-ray", "ნინო", "ᲜᲘᲜᲝ", "Ꭰ", "ꭰ", "𐐀𐐨", "àé ÎÕ", "HELLO wORLD", "a\u0345b", "ŒUVRE œuvre", "\u1e9b", "\u0390", "\u03b0", "\u1f52", "\u2126", "ǰ", "\u0149a", "x\u00adΣ", "\u0130", "i\u0307"]:
    print(ascii(text), [ascii(getattr(text, name)()) for name in maps])
for number, name in enumerate(maps):
    f = getattr(str, name)
    count = total = 0
    for c in range(number, 0x12000, 11):
        if 0xd800 <= c < 0xe000: continue
        t = f(chr(c))
        if t != chr(c):
            count += 1
            for x in t: total = (total * 31 + ord(x)) % 1000000007
    print(name, count, total)
print("Straße".casefold() == "STRASSE".casefold(), "Σας".casefold() == "σασ", sorted(["Zoë", "zoé", "ZOE", "apple"], key=str.casefold))
