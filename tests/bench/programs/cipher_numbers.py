"""Large whole numbers: primes found by Miller and Rabin, keys and signatures of RSA, a discrete logarithm, Fibonacci
numbers by doubling, factorials by a tree of products, square roots, sums of Machin's series and continued fractions.
What is encrypted is read again and what is factored is multiplied, digit by digit the same everywhere."""

import math
import random
from hashlib import sha256


def small_primes(n):
    flags = bytearray([1]) * (n + 1)
    flags[0:2] = b"\0\0"
    for i in range(2, math.isqrt(n) + 1):
        if flags[i]:
            flags[i * i :: i] = bytes(len(range(i * i, n + 1, i)))
    return [i for i, flag in enumerate(flags) if flag]


SMALL = small_primes(2000)


def is_prime(n, rng, rounds=12):
    for p in SMALL:
        if n % p == 0:
            return n == p
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd //= 2
        twos += 1
    for _ in range(rounds):
        x = pow(rng.randrange(2, n - 1), odd, n)
        if x in (1, n - 1):
            continue
        for _ in range(twos - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def find_prime(bits, rng):
    tried = 0
    while True:
        n = rng.getrandbits(bits) | 1 << bits - 1 | 1
        tried += 1
        if is_prime(n, rng):
            return n, tried


def extended(a, b):
    """The greatest common divisor, and what it is made of."""
    x, next_x = 1, 0
    y, next_y = 0, 1
    while b:
        quotient = a // b
        a, b = b, a - quotient * b
        x, next_x = next_x, x - quotient * next_x
        y, next_y = next_y, y - quotient * next_y
    return a, x, y


class Key:
    def __init__(self, bits, rng):
        self.p, first = find_prime(bits, rng)
        self.q, second = find_prime(bits, rng)
        self.tried = first + second
        self.n = self.p * self.q
        self.e = 65537
        divisor, inverse, _ = extended(self.e, (self.p - 1) * (self.q - 1))
        if divisor != 1:
            raise ValueError("no inverse")
        self.d = inverse % ((self.p - 1) * (self.q - 1))
        self.length = (self.n.bit_length() + 7) // 8

    def encrypt(self, data):
        size = self.length - 2
        blocks = [data[i : i + size] for i in range(0, len(data), size)]
        return [(len(block), pow(int.from_bytes(block, "big"), self.e, self.n)) for block in blocks]

    def decrypt(self, blocks):
        """By the Chinese remainder theorem: two powers of half the size."""
        inverse = pow(self.q, -1, self.p)
        out = []
        for size, block in blocks:
            a = pow(block % self.p, self.d % (self.p - 1), self.p)
            b = pow(block % self.q, self.d % (self.q - 1), self.q)
            out.append((b + (a - b) * inverse % self.p * self.q).to_bytes(size, "big"))
        return b"".join(out)

    def sign(self, data):
        return pow(int.from_bytes(sha256(data).digest(), "big"), self.d, self.n)

    def verify(self, data, signature):
        return pow(signature, self.e, self.n) == int.from_bytes(sha256(data).digest(), "big")


def power(base, exponent, modulus):
    """The same as pow, bit by bit in Python."""
    result = 1
    while exponent:
        if exponent & 1:
            result = result * base % modulus
        base = base * base % modulus
        exponent >>= 1
    return result


def factor(n, rng):
    """The prime factors in order: small ones by division, the others by Pollard's rho."""
    for p in SMALL:
        if n % p == 0:
            return [p] + factor(n // p, rng)
    if n == 1:
        return []
    if is_prime(n, rng):
        return [n]
    while True:
        c = rng.randrange(1, n)
        slow = fast = rng.randrange(n)
        product = 1
        for count in range(1, 100000):
            slow = (slow * slow + c) % n
            fast = (fast * fast + c) % n
            fast = (fast * fast + c) % n
            product = product * abs(slow - fast) % n
            if count % 64 == 0 or product == 0:
                divisor = math.gcd(product, n)
                if divisor == n:
                    break
                if divisor > 1:
                    return sorted(factor(divisor, rng) + factor(n // divisor, rng))
                product = 1


def logarithm(base, value, prime):
    """x with base**x == value, by steps of a baby and of a giant."""
    size = math.isqrt(prime) + 1
    steps = {}
    x = 1
    for i in range(size):
        steps.setdefault(x, i)
        x = x * base % prime
    giant = pow(base, -size, prime)
    for i in range(size):
        if value in steps:
            return i * size + steps[value]
        value = value * giant % prime
    return None


def fibonacci(n):
    if n == 0:
        return 0, 1
    a, b = fibonacci(n // 2)
    c = a * (2 * b - a)
    d = a * a + b * b
    return (d, c + d) if n % 2 else (c, d)


def product(first, last):
    if last - first < 8:
        result = first
        for i in range(first + 1, last + 1):
            result *= i
        return result
    middle = (first + last) // 2
    return product(first, middle) * product(middle + 1, last)


def arctan_inverse(x, unit):
    total = term = unit // x
    n, sign = 3, -1
    while term:
        term //= x * x
        total += sign * (term // n)
        n += 2
        sign = -sign
    return total


def pi(digits):
    unit = 10 ** (digits + 10)
    return (4 * (4 * arctan_inverse(5, unit) - arctan_inverse(239, unit))) // 10**10


def square_root(n):
    """By Newton's rule, from a guess that is too large."""
    x = 1 << (n.bit_length() + 1) // 2
    while True:
        y = (x + n // x) // 2
        if y >= x:
            return x
        x = y


def digits_of(n):
    """Decimal digits by halves."""

    def part(n, size):
        if size <= 64:
            return str(n).rjust(size, "0")
        top, bottom = divmod(n, 10 ** (size // 2))
        return part(top, size - size // 2) + part(bottom, size // 2)

    size = int(n.bit_length() * 0.30103) + 2
    return part(n, size).lstrip("0")


def main():
    rng = random.Random(1234)
    key = Key(400, rng)
    message = ("Meet me at the old mill at nine, and bring the %d maps. " % 77 * 20).encode()
    blocks = key.encrypt(message)
    print(key.tried, key.n % 10**12, len(blocks), key.decrypt(blocks) == message, hex(blocks[3][1])[:20])
    signature = key.sign(message)
    print(key.verify(message, signature), key.verify(message + b"!", signature), signature % 10**9)
    print(all(power(b, key.d, key.n) == pow(b, key.d, key.n) for b in range(2, 30)))
    for n in (10**18 + 9 * 10**3, 1234567890123456789 * 987, product(2, 15) + 1, 1000003 * 1000033 * 9973, 1000000000039 * 100000000003):
        found = factor(n, rng)
        print(n, found, math.prod(found) == n)
    x = logarithm(5, pow(5, 123456789, 1000000007), 1000000007)
    print(x, pow(5, x, 1000000007) == pow(5, 123456789, 1000000007))
    f = fibonacci(80000)[0]
    text = digits_of(f)
    print(len(text), text[:20], text[-20:], sum(map(int, text)))
    f = product(1, 3000)
    text = digits_of(f)
    print(len(text), text[:20], len(text) - len(text.rstrip("0")), f == math.factorial(3000))
    text = digits_of(pi(3000))
    print(text[:30], text[-20:], [text.count(digit) for digit in "0123456789"])
    n = 2 * 10**3000
    root = square_root(n)
    print(root == math.isqrt(n), digits_of(root)[-15:], root * root <= n < (root + 1) ** 2)
    a = sum(rng.getrandbits(1) << i for i in range(4000))
    b = a >> 1999 ^ a & (1 << 2500) - 1
    print(bin(a ^ b).count("1"), (a | b) % 997, ~a % 1009, -a // (b + 1) % 1013, -a % 7, (a << 77) >> 78 == a // 2)


if __name__ == "__main__":
    main()
