# binascii and base64.
import base64
import binascii

print(binascii.hexlify(b"\x00\xffab"), binascii.unhexlify("00ff"), binascii.hexlify(b"abcd", "-"), binascii.b2a_base64(b"hello"), binascii.b2a_base64(b"hi", newline=False), binascii.a2b_base64("aGVsbG8="), binascii.crc32(b"hello"), binascii.crc32(b"lo", binascii.crc32(b"hel")), binascii.crc_hqx(b"abc", 0))
print(base64.b64encode(b"any carnal pleas"), base64.b64decode("YW55IGNhcm5hbA=="), base64.urlsafe_b64encode(b"\xfb\xff"), base64.b32encode(b"abc"), base64.b32decode("MFRGG==="), base64.b16encode(b"ab"), base64.b16decode("6162"), base64.b64encode(b"\xfb\xff", b"-_"), base64.b85encode(b"hello"), base64.a85encode(b"hello"))
for bad in (lambda: binascii.unhexlify("abc"), lambda: binascii.unhexlify("zz"), lambda: binascii.a2b_base64("abc"), lambda: base64.b64decode("a"), lambda: binascii.hexlify("text"), lambda: base64.b64encode("x"), lambda: base64.b64decode("ab!d", validate=True), lambda: binascii.a2b_hex("é")):
    try:
        print(bad())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
total = 0
for i in range(60):
    data = bytes(range(i))
    total += binascii.crc32(base64.b64encode(data)) % 1000
    assert base64.b64decode(base64.b64encode(data)) == data
print(total)
