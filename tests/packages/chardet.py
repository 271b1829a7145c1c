# Guesses the encodings of texts, at once and in pieces.
# pip: chardet==5.2.0
import chardet
from chardet.universaldetector import UniversalDetector

TEXTS = {
    "utf-8": "Größe, naïve, façade, Straße, Öl, über alles", "utf-16": "wide text", "windows-1251": "Съешь же ещё этих мягких французских булок, да выпей чаю", "euc-jp": "これは日本語の文章です。とても長い文章です。",
    "shift_jis": "カタカナとひらがなの文章です。", "big5": "這是一個繁體中文的句子，用來測試編碼。", "gb2312": "这是一个简体中文的句子，用来测试编码。", "euc-kr": "이것은 한국어 문장입니다. 인코딩을 시험합니다.", "iso-8859-7": "Αυτό είναι ένα ελληνικό κείμενο για δοκιμή",
    "ascii": "only letters", "koi8-r": "Широкая электрификация южных губерний даст мощный толчок подъёму сельского хозяйства", "iso-2022-jp": "これは日本語です",
}
for name, text in TEXTS.items():
    found = chardet.detect(text.encode(name) * 3)
    print(name, found["encoding"], round(found["confidence"], 4), found["language"])
detector = UniversalDetector()
for piece in (b"plain ", "ünd".encode(), b" more"):
    detector.feed(piece)
print(detector.done, detector.close(), chardet.detect(b""), chardet.detect(b"\xff\xfe\x00\x00"), chardet.detect(bytes(range(128, 256)))["encoding"])
print([r["encoding"] for r in chardet.detect_all("Привет, мир".encode("cp1251"))][:3])
