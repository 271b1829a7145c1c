# Bytes as text of several kinds, and back: whole, damaged, and of other classes.
import base64
import binascii

seed = 5


def rnd(n):
    global seed
    seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
    return (seed >> 8) % n


def tell(action):
    try:
        print(action())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)


for count in [*range(60), 200, 1000]:
    data = bytes([rnd(256) for _ in range(count)])
    text = binascii.b2a_base64(data)
    quoted = binascii.b2a_qp(data)
    print(count, text[-12:], binascii.a2b_base64(text) == data, binascii.crc_hqx(data, 7), binascii.crc32(data))
    print(quoted[:60], binascii.b2a_qp(data, True, False, True)[:60], binascii.a2b_qp(quoted, header=True)[:30])
    print(binascii.hexlify(data, "-", 3)[:20], binascii.unhexlify(binascii.hexlify(data)) == data)
    if count <= 45:
        line = binascii.b2a_uu(data)
        print(line, binascii.b2a_uu(data, backtick=True) == line, binascii.a2b_uu(line) == data)
in_64 = [
    b"", b"=", b"YQ", b"YQ=", b"YQ==", b"YQ===", b"Y", b"YWI", b"Y Q = =", b"YW\nJj", b"YQ==YQ==", b"YWJj", "\xe9", b"!!!!", b"YWJjZA=",
    b"YWJ=j", b"Y=WJj", 5, memoryview(b"YWJj"), bytearray(b"YWJj"), "YWJj",
]
for text in in_64:
    tell(lambda: binascii.a2b_base64(text))
    tell(lambda: binascii.a2b_base64(text, strict_mode=True))
for text in (b"", b"!", b"#86)C\n", b"#86)C x", b"#86)", b"#\x01"):
    tell(lambda: binascii.a2b_uu(text))
for text in (b"ab=", b"a=3D", b"a==b", b"a=\r\nb", b"a=\nb", b"=zz", b"=4", b"a_b"):
    tell(lambda: (binascii.a2b_qp(text), binascii.a2b_qp(text, True)))
for data in (b"a \nb", b"a\r\nb\r\n", b".", b"..\n.", b"x" * 200, b"a b\t", b"=_", b" " * 100 + b"\n"):
    tell(lambda: (binascii.b2a_qp(data), binascii.b2a_qp(data, istext=False)))
    tell(lambda: (binascii.b2a_qp(data, header=True), binascii.b2a_qp(data, quotetabs=True)))
tell(lambda: binascii.b2a_uu(b"x" * 46))
for text in ("abc", "zz", b"0aFF"):
    tell(lambda: binascii.unhexlify(text))
tell(lambda: binascii.b2a_base64("x"))
tell(lambda: binascii.b2a_base64(b"x", newline=False))
tell(lambda: base64.b64encode(b"hello world", b"-_"))
tell(lambda: base64.b64decode("aGVsbG8=", validate=True))
tell(lambda: base64.encodebytes(b"x" * 100))
