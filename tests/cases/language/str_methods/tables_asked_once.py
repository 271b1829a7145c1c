# Tables of characters that are asked once for each character of ASCII.
class Counting:
    def __init__(self, answer):
        self.answer, self.asked = answer, []

    def __getitem__(self, key):
        self.asked.append(key)
        return self.answer(key)


def lost(key):
    raise LookupError(key)


for answer in (lambda key: key, lambda key: None, lambda key: chr(key).upper(), lambda key: "é", lost):
    table = Counting(answer)
    print(repr("aabbaab".translate(table)), sorted(set(table.asked)))
print("abcabc\x7f\0".translate({97: 98, 98: "c", 99: None, 127: 0, 0: 127}).encode())
print("äbäb".translate({228: 98, 98: 228}), "abab".translate({97: "xyz"}))
for table in ({97: 0x110000}, {97: 1.5}, {97: -1}):
    try:
        print("aa".translate(table))
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
for data in (b"\x00\x7f\xff", bytearray(b"ab"), memoryview(b"xyz")):
    import binascii

    print(binascii.hexlify(data), data.hex(), data.hex(":"), binascii.unhexlify(binascii.hexlify(data).upper()))
for text in (b"0", b"0g", "é0", b"G0"):
    try:
        binascii.unhexlify(text)
    except ValueError as error:
        print(type(error).__name__, error)
