import hashlib
import hmac

from measured import main

small = b"hello world"
large = bytes(range(256)) * 256


def in_pieces():
    h = hashlib.sha256()
    for _ in range(100):
        h.update(small)
    return h.hexdigest()


names = ["md5", "sha1", "sha256", "sha512", "sha3_256", "blake2b", "blake2s"]
main(
    globals(),
    [(name, "hashlib.%s(small).hexdigest()" % name) for name in names]
    + [(name + " 64 KiB", "hashlib.%s(large).digest()" % name) for name in names]
    + [
        ("new", "hashlib.new('sha256', small).digest()"),
        ("in pieces", "in_pieces()"),
        ("hmac", "hmac.new(b'key', small, 'sha256').hexdigest()"),
        ("hmac.digest", "hmac.digest(b'key', small, 'sha256')"),
        ("pbkdf2", "hashlib.pbkdf2_hmac('sha256', b'password', b'salt', 100).hex()"),
    ],
)
