# The largest singular value of an infinite matrix, cut off: division in a small function called from nested loops.


def element(i, j):
    return 1.0 / ((i + j) * (i + j + 1) // 2 + i + 1)


def times(v):
    n = len(v)
    out = [0.0] * n
    for i in range(n):
        s = 0.0
        for j in range(n):
            s += element(i, j) * v[j]
        out[i] = s
    return out


def times_transposed(v):
    n = len(v)
    out = [0.0] * n
    for i in range(n):
        s = 0.0
        for j in range(n):
            s += element(j, i) * v[j]
        out[i] = s
    return out


def norm(n):
    u = [1.0] * n
    v = u
    for _ in range(10):
        v = times_transposed(times(u))
        u = times_transposed(times(v))
    uv = vv = 0.0
    for i in range(n):
        uv += u[i] * v[i]
        vv += v[i] * v[i]
    return (uv / vv) ** 0.5


def main():
    print("%.9f" % norm(1200))


if __name__ == "__main__":
    main()
