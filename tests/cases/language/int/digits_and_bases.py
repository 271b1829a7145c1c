# Numbers as digits: bases, palindromes, digital roots, Kaprekar's routine.


def to_base(n, base):
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    if n == 0:
        return "0"
    out = ""
    negative, n = n < 0, abs(n)
    while n:
        n, d = divmod(n, base)
        out = digits[d] + out
    return "-" + out if negative else out


for n in (0, 1, -1, 255, 10**20, -(2**65)):
    assert int(to_base(n, 7), 7) == n and int(to_base(n, 36), 36) == n
    print(to_base(n, 2) == bin(n).replace("0b", ""), to_base(n, 16), to_base(n, 36))


def reverse(n):
    out = 0
    while n:
        out = out * 10 + n % 10
        n //= 10
    return out


def lychrel(n, limit):
    for step in range(limit):
        n += reverse(n)
        if n == reverse(n):
            return step + 1, n
    return None


print(lychrel(56, 50), lychrel(89, 50), lychrel(196, 60))


def kaprekar(n):
    steps = 0
    while n != 6174:
        digits = sorted(f"{n:04d}")
        n = int("".join(reversed(digits))) - int("".join(digits))
        steps += 1
    return steps


print([kaprekar(n) for n in (3524, 1000, 9831, 6174)])
print(sum([n for n in range(1, 500) if n == reverse(n)]), sum([int(d) for d in str(2**200)]))


def root(n):
    while n > 9:
        n = sum([int(d) for d in str(n)])
    return n


print([root(n) for n in (0, 9, 10, 999999999999, 2**100)])
armstrong = []
for n in range(1, 1000):
    text = str(n)
    if sum([int(d) ** len(text) for d in text]) == n:
        armstrong.append(n)
print(armstrong)
