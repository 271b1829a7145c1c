# Patterns of bytes, texts that are not ASCII, categories.
import re

print(re.findall(rb"\w+", b"ab \xe9c"), re.sub(b"a", b"b", b"aXa"), re.split(b",", b"a,b"), re.match(rb"(.)\1", b"\xff\xff").group(), re.search(b"b", bytearray(b"ab")).span(), re.findall(rb"(?i)[a-c]", b"ABz"))
print(re.findall(r"\w+", "naïve café 北京 ١٢"), re.findall(r"\W", "a.é—"), re.search("京", "北京市").span(), re.sub("é", "e", "caféé"), re.split("—", "a—b"), [m.span() for m in re.finditer(".", "aé😀z")])
print(re.findall("[à-ÿ]+", "abcéèz"), re.findall("[^a-z]", "aéb"), re.findall(r"\b\w", "éa bé"), re.fullmatch(r"\d+", "٣٤"), re.match("😀+", "😀😀x").end(), re.search("z", "é" * 50 + "z").start())
s = "aé" * 40 + "!"
p = re.compile("é(a)?")
print(len(p.findall(s)), p.search(s, 21).span(), p.match(s, 1).span(1), [m.start() for m in p.finditer(s, 70)])
print(re.sub(r"(?P<c>[éa])", lambda m: m["c"].upper(), "éab"), re.compile("é", re.I).findall("éÉ"), re.escape("é"))
total = 0
for i in range(60):
    text = "ñ" * i + "x%d" % i
    total += re.search(r"x(\d+)", text).start(1) + len(re.findall("ñ", text))
print(total)
