# Names of hosts in all scripts to ASCII and back, with what the rules refuse.
# pip: idna==3.20
import idna

for name in ("ドメイン.テスト", "bücher.example", "faß.de", "ελληνικά.gr", "xn--eckwd4c7c.xn--zckzah", "EXAMPLE.com", "a‌b.com", "नेपाल.com", "example.com."):
    try:
        print(ascii(name), idna.encode(name, uts46=True), ascii(idna.decode(idna.encode(name, uts46=True))), idna.encode(name, uts46=True, transitional=True) if "ß" in name else "")
    except idna.IDNAError as error:
        print(ascii(name), type(error).__name__, error)
for wrong in ("-a.com", "a..b", "x" * 64, "a b", "ab--cd", "xn--a", "☃.com", "\u0301a", "א1a", "Königsgäßchen", ""):
    try:
        print(wrong, idna.encode(wrong))
    except idna.IDNAError as error:
        print(ascii(wrong), type(error).__name__, str(error).encode("ascii", "backslashreplace").decode())
print(idna.uts46_remap("Ｆｕｌｌ．Ｗｉｄｔｈ"), idna.check_bidi("אב"), idna.valid_contextj("क्‍ष", 2), idna.alabel("ü"), idna.ulabel(b"xn--tda"), idna.__version__ > "3")
