# hashlib: every algorithm that CPython has, BLAKE2 with its parameters, SHAKE of any size, HMAC, keys made of passwords, digests of files, errors.
import hashlib
import hmac
import io
import random

data = bytes(range(256)) * 5
for name in sorted(hashlib.algorithms_guaranteed) + ["ripemd160", "sm3", "sha512_256", "sha512_224", "md5-sha1", "SHA256", "sha3-256"]:
    made = hashlib.new(name, data, usedforsecurity=False)
    made.update(bytearray(b"more"))
    copy = made.copy()
    copy.update(memoryview(b"still"))
    size = (20,) if made.digest_size == 0 else ()
    print(made.name, made.digest_size, made.block_size, made.hexdigest(*size)[:40], copy.digest(*size)[:4], made.digest(*size)[-4:], type(made).__name__, type(made).__module__)
print(sorted(hashlib.algorithms_guaranteed) == sorted(name for name in hashlib.__all__ if name in hashlib.algorithms_guaranteed))
for size in (0, 1, 135, 136, 137, 1000):
    print(size, hashlib.shake_128(b"x").hexdigest(size)[-8:], hashlib.shake_256(b"x").digest(size)[-3:])
for made in (hashlib.blake2b, hashlib.blake2s):
    print(made.SALT_SIZE, made.PERSON_SIZE, made.MAX_KEY_SIZE, made.MAX_DIGEST_SIZE, made().name, made().block_size)
    print(made(b"a", digest_size=5).hexdigest(), made(b"a", key=b"key").hexdigest()[:16], made(b"a", salt=b"salt", person=b"me").hexdigest()[:16])
    tree = dict(fanout=2, depth=2, leaf_size=4096, node_offset=1, node_depth=1, inner_size=32, last_node=True)
    leaf = made(b"leaf", **tree)
    leaf.update(b" goes on")
    print(leaf.hexdigest()[:24], leaf.copy().hexdigest() == leaf.hexdigest(), leaf.digest_size)
    for wrong in (dict(digest_size=0), dict(digest_size=65), dict(salt=bytes(17)), dict(person=bytes(17)), dict(key=bytes(65)), dict(fanout=256), dict(depth=0), dict(leaf_size=1 << 32), dict(leaf_size=-1), dict(node_offset=1 << 64), dict(node_depth=-1), dict(inner_size=65), dict(key="x")):
        try:
            made(**wrong)
        except Exception as error:
            print(type(error).__name__, error)
print(hashlib.pbkdf2_hmac("sha256", b"password", b"salt", 1000).hex(), hashlib.pbkdf2_hmac("sha1", b"p", b"s", 3, 50).hex(), hashlib.pbkdf2_hmac("sha3_256", b"p", b"s", 2, 8).hex())
print(hashlib.scrypt(b"password", salt=b"NaCl", n=16, r=8, p=2, dklen=64).hex())
for wrong in (
    lambda: hashlib.pbkdf2_hmac("none", b"", b"", 1),
    lambda: hashlib.pbkdf2_hmac("sha1", b"", b"", 0),
    lambda: hashlib.pbkdf2_hmac("sha1", b"", b"", 1, 0),
    lambda: hashlib.scrypt(b"", salt=b"", n=3, r=1, p=1),
    lambda: hashlib.scrypt(b"", salt=b"", n=1 << 20, r=8, p=1),
    lambda: hashlib.scrypt(b"", n=2, r=1, p=1),
    lambda: hashlib.new("none"),
    lambda: hashlib.sha256("text"),
    lambda: hashlib.sha3_256(5),
    lambda: hashlib.sha256().update("text"),
    lambda: hmac.new(b"", b"", "none"),
    lambda: hmac.new(b"k", b"", None),
    lambda: hmac.new("k", b"", "md5"),
):
    try:
        print(wrong())
    except Exception as error:
        print(type(error).__name__, str(error).replace("[digital envelope routines] ", ""))
for name in ("md5", "sha1", "sha256", "sha384", "sha3_256", "blake2b", hashlib.sha512, hashlib.blake2s):
    for key in (b"", b"key", bytes(300)):
        made = hmac.new(key, b"some", name)
        made.update(b" more")
        print(made.name, made.digest_size, made.block_size, made.hexdigest()[:24], made.copy().digest() == hmac.digest(key, b"some more", name))
print(hmac.compare_digest(b"a", bytearray(b"a")), hmac.compare_digest("a", "b"), hmac.compare_digest(memoryview(b"x"), b"x"))
print(hashlib.file_digest(io.BytesIO(data), "sha256").hexdigest() == hashlib.sha256(data).hexdigest(), repr(hashlib.md5()).split("@")[0])
random.seed("text")
chain = b""
for i in range(3000):
    chain = hashlib.sha256(chain + i.to_bytes(2, "big")).digest()
print(chain.hex(), random.random())
