# ** and pow: integer, float, negative exponents, three arguments.


def by_squaring(base, exponent, modulus):
    result = 1
    base %= modulus
    while exponent:
        if exponent & 1:
            result = result * base % modulus
        base = base * base % modulus
        exponent >>= 1
    return result


bad = 0
for e in range(200):
    if by_squaring(7, e, 1000003) != pow(7, e, 1000003):
        bad += 1
    if 3**e != pow(3, e):
        bad += 1
print("disagreements", bad)
print(2**10, 2**-2, (-2) ** 3, -(2**3), -(2**4), (-2) ** -1)
print(0**0, 0.0**0, 2**0.5, 4**0.5, 10.0**3, 2.0**-1)
print(2**100, (-3) ** 51, 10**20)
print(2**3**2, (2**3) ** 2, -(2) ** 2)
print(pow(2, -1, 7), pow(3, 200, 13), pow(-5, 3, 7), pow(5, 0, 1))
for args in [(0, -1), (0.0, -1), (2, 3, 0), (2, -1, 4)]:
    try:
        print(pow(*args))
    except (ZeroDivisionError, ValueError) as e:
        print(type(e).__name__, e)
total = 0.0
for i in range(1, 300):
    total += i**-2
print(round(total, 12))
