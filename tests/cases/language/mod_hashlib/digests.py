# Digests of bytes.
import hashlib

for name in ("md5", "sha1", "sha224", "sha256", "sha384", "sha512"):
    h = hashlib.new(name, b"abc")
    print(name, h.hexdigest(), h.digest_size, h.block_size, h.name, getattr(hashlib, name)(b"abc").digest() == h.digest())
h = hashlib.sha256()
h.update(b"hello ")
c = h.copy()
h.update(bytearray(b"world"))
print(h.hexdigest() == hashlib.sha256(b"hello world").hexdigest(), c.hexdigest() == hashlib.sha256(b"hello ").hexdigest(), hashlib.md5().hexdigest(), hashlib.sha1(memoryview(b"x")).hexdigest())
print(hashlib.pbkdf2_hmac("sha256", b"password", b"salt", 2).hex(), "sha256" in hashlib.algorithms_guaranteed)
for bad in (lambda: hashlib.md5("text"), lambda: hashlib.new("nope"), lambda: hashlib.sha1(5), lambda: h.update("x")):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
data = b""
for i in range(60):
    data = hashlib.sha1(data + bytes([i])).digest()
print(data.hex())
