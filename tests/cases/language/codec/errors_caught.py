# UnicodeErrors caught in functions and loops, their attributes, and where they lie in the hierarchy.
def try_decode(data, codec="utf-8"):
    try:
        return data.decode(codec)
    except UnicodeDecodeError as e:
        return e.encoding, e.start, e.end, e.reason, e.object[e.start:e.end]
def try_encode(text, codec="ascii"):
    try:
        return text.encode(codec)
    except UnicodeEncodeError as e:
        return e.encoding, e.start, e.end, e.reason, e.object[e.start:e.end]
print([try_decode(b) for b in (b"ok", b"a\xffb", b"\xe2\x82", b"\xc3(", b"\xf0\x9f\x98")], [try_encode(t) for t in ("ok", "aé", "éé", "a€b")])
def salvage(data):
    out, at = "", 0
    while at < len(data):
        try:
            return out + data[at:].decode()
        except UnicodeDecodeError as e:
            out += data[at:at + e.start].decode() + "".join(f"<{b:02x}>" for b in data[at + e.start:at + e.end])
            at += e.end
    return out
print(salvage(b"one\xfftwo\xc3three\x80\x81end"), salvage("é".encode() * 3 + b"\xe2\x82"))
bad = good = 0
for k in range(100):
    r = try_decode(bytes([k + 100, 0x80 if k % 2 else 0x41]))
    if isinstance(r, str): good += 1
    else: bad += r[1] + r[2]
print(good, bad, issubclass(UnicodeDecodeError, UnicodeError), issubclass(UnicodeError, ValueError), UnicodeEncodeError.__mro__[1].__name__)
for e in (UnicodeError, ValueError, Exception):
    try:
        b"\xff".decode()
    except e as x:
        print(e.__name__, x)
try:
    "x".encode("no-such")
except LookupError as e:
    print(type(e).__name__, e)
