# Doubles with a fixed number of digits: the nearest to their exact value, ties to even, small and large, over and over.
def texts(x):
    return [f"{x:.{digits}f}" for digits in range(12)] + ["%.2f" % x, "%8.3f|" % x, f"{x:,.1f}", f"{x:+.0f}", f"{x:.1%}", f"{x:#.0f}"]


for x in (
    0.0, -0.0, 0.5, 1.5, 2.5, 0.25, 0.125, 0.375, 1.005, 2.675, 1e-5, 5e-10, 4.9999e-10, 0.1, 0.3, 999.9995, 0.99995, 9.5, 99.5, 123456789.987654321,
    999999999.9999999, 999999999.5, 999999998.5, 1e9, 1e9 + 0.5, 1e15 / 3, 1e22, 5e-324, 2.2250738585072014e-308, 1e-300, 1e-37, 7.52316384526264e-37,
    8.5, 1.45, 1.55, 4.35, 0.045, 1e-9, 2**-30, 3 * 2**-11, 1.7976931348623157e308 / 1e290, float("inf"), float("nan"),
):
    print(texts(x), texts(-x)[:6])

state = 12345
check = 0
for i in range(3000):
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    x = (state >> 11) / 2.0 ** (20 + state % 64)
    halves = (state >> 40) / 2.0 ** (state % 12)
    for digits in range(11):
        for c in f"{x:.{digits}f} {halves:.{digits}f}":
            check = (check * 31 + ord(c)) % 1000000007
    check += len("%d %5d %-5d|%05d" % (i, -i, i, -i)) + len(f"{i:d}{-i:5d}{i:,}{-i:n}")
print(check)
