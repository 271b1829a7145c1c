# The shortest decimal of a power of two may not be the nearest of its length, which belongs to the double below.
for exponent in range(-1074, 1024):
    x = 2.0 ** exponent
    for y in (x, x * 1.5, x * (1 + 2 ** -52), x * (2 - 2 ** -52)):
        text = repr(y)
        if float(text) != y or exponent % 61 == 0:
            print(exponent, text)
