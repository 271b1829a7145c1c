# An int halfway between two doubles becomes the even one; so does its sum with a float.
import math
bad = 0
state = 12345
for k in range(300):
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    m = (state >> 11) | 2**52
    for e in (0, 1, 2, 3, 10, 11, 12, 60, 64, 128, 500, 900):
        for d in (0, 1, 2, 3):
            for low in (0, 1, -1):
                n = ((m << 2) + d << e) + low
                x = float(n)
                if e >= 10 and (k < 3):
                    print(x)
                y = (m + (1 if d == 3 or d == 2 and (low > 0 or low == 0 and m % 2 == 1) else 0))
                if low == -1 and d == 2 and e: y = m
                if e >= 2 and x != math.ldexp(y, e + 2):
                    bad += 1
print(bad)
print(float(-(2**63 + 1024)), float(-(2**64 + 2**11)), 2**1024 - 2**970 - 1 + 0.0, float(2**62 + 255))
try:
    print(float(2**1024 - 2**970))
except OverflowError as e:
    print(e)
