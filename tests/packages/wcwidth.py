# How wide characters and texts are in a terminal; wrapped and filled texts.
# pip: wcwidth==0.9.4
import wcwidth
from wcwidth import wcswidth, wcwidth as width

for text in ("plain", "日本語", "e\u0301", "👩\u200d👧", "\x1b[31m", "한글", "\u200b", "☀\ufe0f", "ไทย", "a\x00b", "🇩🇪", "ｆｕｌｌ"):
    print(ascii(text), [width(c) for c in text], wcswidth(text), wcswidth(text, 2))
print(wcwidth.list_versions()[-1] >= "15", [sum(width(chr(c), unicode_version="auto") == n for c in range(0x20, 0x3000)) for n in (0, 1, 2)])
