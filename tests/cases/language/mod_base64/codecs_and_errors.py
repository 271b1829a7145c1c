# base64: every alphabet there and back, casefold, mapping, validation, legacy functions, errors.
import base64
import io


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except (TypeError, ValueError, AssertionError) as e:
        return f"{type(e).__name__}: {e}"


for data in (b"", b"f", b"fo", b"foo", b"foob", b"\x00\xff\xfe?>", bytes(range(20))):
    print(data, base64.b64encode(data), base64.urlsafe_b64encode(data), base64.b64encode(data, b"-_"), base64.b32encode(data), base64.b32hexencode(data), base64.b16encode(data), base64.a85encode(data), base64.b85encode(data))
print(base64.b64decode("Zm9v"), base64.b64decode(b"Zm\n9v!!"), base64.b64decode("_-8=", "-_") if False else base64.b64decode("-_8=", "-_"), base64.urlsafe_b64decode("-_8="), base64.standard_b64decode(b"Zm8="), t(base64.b64decode, "Zm9v!", validate=True), t(base64.b64decode, "Zm9"), t(base64.b64decode, "Z"), t(base64.b64decode, "é"), t(base64.b64decode, 5), t(base64.b64encode, "text"), t(base64.b64encode, b"", b"abc"), t(base64.b64decode, "Zg==Zg=="))
print(base64.b32decode("MZXW6==="), base64.b32decode("mzxw6===", casefold=True), base64.b32decode("MZXW61O1", map01="L") if False else base64.b32decode("MLO2LI00", map01="I"), t(base64.b32decode, "mzxw6==="), t(base64.b32decode, "MZXW6"), t(base64.b32decode, "M======="), t(base64.b32hexdecode, "CPNMU==="), t(base64.b16decode, "ff"), base64.b16decode("fF", True), t(base64.b16decode, "F"))
print(base64.a85encode(b"\0\0\0\0abc    ", foldspaces=True), base64.a85encode(b"x" * 30, wrapcol=10), base64.a85encode(b"abc", pad=True), base64.a85encode(b"abc", adobe=True), base64.a85decode(b"<~@:E^~>", adobe=True), base64.a85decode("z@:E^"), base64.a85decode(b"@ :\nE^"), t(base64.a85decode, b"@:E^", adobe=True), t(base64.a85decode, b"zz~"), t(base64.a85decode, b"y"), t(base64.a85decode, b"az"), t(base64.a85decode, b"uuuuu"), t(base64.a85decode, "é"))
print(base64.b85encode(b"abc", pad=True), base64.b85decode("VPaz"), t(base64.b85decode, "VP az"), t(base64.b85decode, "~~~~~"), base64.b85encode(b"\0" * 8), base64.b85decode(b""))
print(base64.encodebytes(b"y" * 60), base64.decodebytes(b"Zm9v\nYmFy\n"), t(base64.encodebytes, "s"), t(base64.encodebytes, memoryview(b"ab").cast("H")))
source, target = io.BytesIO(b"hello" * 30), io.BytesIO()
base64.encode(source, target)
back = io.BytesIO()
base64.decode(io.BytesIO(target.getvalue()), back)
print(target.getvalue()[:20], back.getvalue() == source.getvalue())
count = 0
for i in range(100):
    data = bytes((i * k) & 255 for k in range(i % 23))
    for name in ("b64", "b32", "b16", "a85", "b85", "urlsafe_b64"):
        text = getattr(base64, name + "encode")(data)
        assert getattr(base64, name + "decode")(text) == data
        count += len(text)
print(count)
