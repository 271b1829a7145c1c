# A small mandelbrot: float loops with an inner break, printed as text.


def row(y, width, limit):
    out = []
    ci = 2.0 * y / 20 - 1.0
    for x in range(width):
        cr = 3.0 * x / width - 2.0
        zr = zi = 0.0
        n = 0
        while n < limit:
            zr2 = zr * zr
            zi2 = zi * zi
            if zr2 + zi2 > 4.0:
                break
            zi = 2.0 * zr * zi + ci
            zr = zr2 - zi2 + cr
            n += 1
        out.append(" .:-=+*#%@"[n * 9 // limit])
    return "".join(out).rstrip()


for y in range(21):
    print(row(y, 40, 18))
