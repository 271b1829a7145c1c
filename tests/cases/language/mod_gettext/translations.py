# gettext: plural rules compiled from C, catalogues read from bytes made here, fallbacks, contexts.
import gettext
import io
import struct

rules = {"germanic": "n != 1", "french": "n>1", "slavic": "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2", "arabic": "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5", "none": "0", "odd": "!(n / 2 * 2 == n)", "nested": "(n + 1) * 2 - 3 > 4"}
for name, rule in rules.items():
    plural = gettext.c2py(rule)
    print(name, [plural(n) for n in range(25)], plural(1000011))
for bad in ("x", "n n", "(n", "n)", "n ? 1", "", "n >", "n = 1", "0x1", "n & 1", "os.exit()", "(" * 25 + "n" + ")" * 25, "1 2"):
    try:
        print(repr(bad[:12]), gettext.c2py(bad)(1))
    except ValueError as e:
        print(repr(bad[:12]), "|", str(e)[:70])
for n in ("x", None):
    try:
        print(gettext.c2py("n")(n))
    except TypeError as e:
        print(e)


def catalogue(pairs, order="<"):
    ids, texts, keys, values = b"", b"", [], []
    for k, v in sorted(pairs.items()):
        keys.append((len(k), len(ids)))
        values.append((len(v), len(texts)))
        ids += k + b"\0"
        texts += v + b"\0"
    start = 28 + 16 * len(keys)
    table = [x for n, at in keys for x in (n, at + start)] + [x for n, at in values for x in (n, at + start + len(ids))]
    return struct.pack(order + "7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, 0) + struct.pack(f"{order}{len(table)}I", *table) + ids + texts


pairs = {b"": b"Content-Type: text/plain; charset=utf-8\nPlural-Forms: nplurals=3; plural=n==1?0:n<5?1:2;\nX-Note: one\n two\n", b"hello": "grüß".encode(), b"menu\x04open": b"auf", b"file\0files": b"Datei\0Dateien\0Dateienn", b"ctx\x04cat\0cats": b"K\0Ks\0Kss"}
for order in "<>":
    t = gettext.GNUTranslations(io.BytesIO(catalogue(pairs, order)))
    print(t.charset(), t.info(), t.gettext("hello"), t.gettext("unknown"), [t.ngettext("file", "files", n) for n in (1, 2, 7)], t.ngettext("x", "xs", 2), t.pgettext("menu", "open"), t.pgettext("no", "open"), t.npgettext("ctx", "cat", "cats", 3), t.npgettext("no", "cat", "cats", 1))
other = gettext.NullTranslations()
other.gettext = lambda message: message[::-1]
t.add_fallback(other)
print(t.gettext("unknown"), gettext.NullTranslations().ngettext("a", "b", 1), gettext.find("nothing", "/nowhere", ["de"]), gettext.translation("nothing", "/nowhere", ["de"], fallback=True).gettext("same"), gettext.dgettext("nothing", "plain"), gettext.ngettext("one", "many", 5), gettext.textdomain())
for bad in (lambda: gettext.translation("nothing", "/nowhere", ["de"]), lambda: gettext.GNUTranslations(io.BytesIO(b"junk" * 10)), lambda: gettext.GNUTranslations(io.BytesIO(struct.pack("<7I", 0x950412DE, 9 << 16, 0, 28, 28, 0, 0)))):
    try:
        print(bad())
    except (OSError, struct.error) as e:
        print(type(e).__name__)
slavic = gettext.c2py(rules["slavic"])
print(sum(slavic(n) for n in range(1000)), [t.ngettext("file", "files", n) for n in range(100)].count("Datei"))
