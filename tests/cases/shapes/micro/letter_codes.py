# The number of a character of ASCII is its byte, and the character with a number a load out of a table: `ord` and `chr` are no calls. In mid-loop
# there are other characters, and bytes.
def run(parts):
    total = 0
    for c in parts:  # jit: body.operations=22 body.guards=8 body.allocations=0 body.residual_calls=0
        if chr(ord(c) ^ 32) == "A":
            total += 1
    return total


def each(parts, by):
    found = []
    for c in parts:
        found.append(chr(ord(c) + by))
    return "".join(found)


plain = list("abcabc cba" * 300)
print(run(plain), run(plain + ["é", "€", b"a", bytearray(b"b")] * 40 + plain))
print(each("hello" * 100, 1)[-12:], each("hello" * 100 + "xyz{|}~", 3)[-12:].encode())
for wrong in "ab", "", 5, None:
    try:
        run(plain + [wrong])
    except TypeError as error:
        print(error)
for by in -200, 1 << 21, 1 << 40:
    try:
        each("a" * 500, by)
    except (ValueError, OverflowError) as error:
        print(type(error).__name__, error)
