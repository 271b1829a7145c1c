# The Mandelbrot set, 500 by 500 points, at most 100 steps each: float arithmetic in three nested loops.


def count_inside(size, limit):
    inside = 0
    steps = 0
    y = 0
    while y < size:
        ci = 2.0 * y / size - 1.0
        x = 0
        while x < size:
            cr = 2.0 * x / size - 1.5
            zr = 0.0
            zi = 0.0
            k = 0
            while k < limit:
                rr = zr * zr
                ii = zi * zi
                if rr + ii > 4.0:
                    break
                zi = 2.0 * zr * zi + ci
                zr = rr - ii + cr
                k = k + 1
            if k == limit:
                inside = inside + 1
            steps = steps + k
            x = x + 1
        y = y + 1
    return inside, steps


def main():
    inside, steps = count_inside(500, 100)
    print(inside, steps)


if __name__ == "__main__":
    main()
