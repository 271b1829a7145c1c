# Digests with a key.
import hashlib
import hmac

print(hmac.new(b"key", b"text", "sha256").hexdigest(), hmac.digest(b"key", b"text", "sha1").hex())
made = hmac.new(b"k" * 100, digestmod=hashlib.md5)
for i in range(60):
    made.update(b"%d" % i)
print(made.hexdigest(), made.copy().digest() == made.digest(), made.name, made.digest_size, made.block_size)
print(hmac.compare_digest("a", "a"), hmac.compare_digest(b"a", b"b"))
