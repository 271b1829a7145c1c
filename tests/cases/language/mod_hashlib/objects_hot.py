# hashlib in loops: digests updated by pieces, copies, names, block sizes, pbkdf2, file digests, a chain of blocks, a Merkle tree, errors.
import hashlib
import io

data = bytes(range(256)) * 3
for name in ("md5", "sha1", "sha224", "sha256", "sha384", "sha512"):
    h = hashlib.new(name, data)
    pieces = getattr(hashlib, name)()
    for i in range(0, len(data), 37):
        pieces.update(data[i:i + 37])
    c = pieces.copy()
    c.update(b"more")
    print(name, h.name, h.digest_size, h.block_size, h.hexdigest()[:24], h.digest() == pieces.digest(), c.hexdigest()[-8:], c.digest() != h.digest(), len(h.hexdigest()) == 2 * h.digest_size, pieces.hexdigest() == h.hexdigest())
print(hashlib.md5(b"").hexdigest(), hashlib.sha256(b"abc").hexdigest()[:16], hashlib.sha1(memoryview(b"abc")).hexdigest()[:16], hashlib.sha512(bytearray(b"x" * 200)).hexdigest()[:16], hashlib.new("SHA256", b"abc").name, {"md5", "sha1", "sha256", "sha512"} <= hashlib.algorithms_guaranteed, hashlib.algorithms_guaranteed >= {"sha224", "sha384"})
print(hashlib.pbkdf2_hmac("sha256", b"password", b"salt", 20).hex()[:32], hashlib.pbkdf2_hmac("sha1", b"p", b"s", 2, 10).hex(), hashlib.pbkdf2_hmac("sha512", b"p" * 200, b"s", 1, dklen=5).hex(), hashlib.file_digest(io.BytesIO(data), "sha256").hexdigest()[:16], hashlib.file_digest(io.BytesIO(b"abc"), hashlib.md5).hexdigest()[:16], hashlib.sha256(b"a", usedforsecurity=False).hexdigest()[:8])
for bad in (lambda: hashlib.md5("text"), lambda: hashlib.md5(5), lambda: hashlib.new("nope"), lambda: hashlib.sha1(b"a").update("x"), lambda: hashlib.sha1().update(), lambda: hashlib.pbkdf2_hmac("md5", b"", b"", 0), lambda: hashlib.pbkdf2_hmac("md5", b"", b"", 1, 0), lambda: hashlib.pbkdf2_hmac("md5", "s", b"", 1), lambda: hashlib.sha1().nothing):
    try:
        print(bad())
    except (TypeError, ValueError, OverflowError, AttributeError) as e:
        print(type(e).__name__)
block, chain = b"\0" * 32, []
for i in range(150):
    block = hashlib.sha256(block + i.to_bytes(4, "big")).digest()
    chain.append(block)
print(block.hex()[:32], sum(b[0] for b in chain), len(set(chain)))
nonce, found = 0, []
while len(found) < 5:
    if hashlib.md5(b"work%d" % nonce).digest()[0] < 8:
        found.append(nonce)
    nonce += 1
print(found)
level = [hashlib.sha1(b"leaf%d" % i).digest() for i in range(33)]
while len(level) > 1:
    if len(level) % 2:
        level.append(level[-1])
    level = [hashlib.sha1(a + b).digest() for a, b in zip(level[::2], level[1::2])]
print(level[0].hex())
buckets = [0] * 16
for i in range(300):
    buckets[int(hashlib.sha256(str(i).encode()).hexdigest()[0], 16)] += 1
print(buckets, sum(buckets))
