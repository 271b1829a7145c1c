# Keys made, stored and read; texts encrypted, signed and verified; numbers.
# pip: pyasn1==0.6.5 rsa==4.9.1
import rsa
from rsa import common, core, pkcs1, prime, transform

public, private = rsa.newkeys(512)
print(public.n.bit_length(), public.e, private.p * private.q == public.n, (private.d * public.e) % ((private.p - 1) * (private.q - 1)) == 1)
for text in (b"", b"short", "grüße".encode(), b"x" * 53):
    secret = rsa.encrypt(text, public)
    print(len(secret), rsa.decrypt(secret, private) == text)
for method in ("MD5", "SHA-1", "SHA-256", "SHA-384"):
    try:
        signature = rsa.sign(b"message", private, method)
        print(method, len(signature), rsa.verify(b"message", signature, public))
    except OverflowError as error:
        print(method, error)
for wrong in (lambda: rsa.verify(b"other", rsa.sign(b"message", private, "SHA-256"), public), lambda: rsa.decrypt(b"\1" * 64, private), lambda: rsa.encrypt(b"x" * 54, public), lambda: rsa.sign(b"x", private, "NONE")):
    try:
        wrong()
    except (rsa.VerificationError, pkcs1.DecryptionError, OverflowError, ValueError) as error:
        print(type(error).__name__, error)
for form in ("PEM", "DER"):
    kept, open_ = private.save_pkcs1(form), public.save_pkcs1(form)
    print(kept.splitlines()[0] if form == "PEM" else len(kept) > 300, rsa.PrivateKey.load_pkcs1(kept, form) == private, rsa.PublicKey.load_pkcs1(open_, form) == public)
digest = rsa.compute_hash(b"message", "SHA-256")
print(digest.hex(), rsa.find_signature_hash(rsa.sign_hash(digest, private, "SHA-256"), public))
print([n for n in range(2, 60) if prime.is_prime(n)], prime.gcd(48, 180), common.inverse(3, 11), common.crt([2, 3], [3, 5]), common.extended_gcd(240, 46), common.byte_size(1 << 64))
print(transform.int2bytes(123456789), transform.bytes2int(b"\x07[\xcd\x15"), core.encrypt_int(65, 17, 3233), core.decrypt_int(2790, 2753, 3233), rsa.PublicKey(3233, 17))
