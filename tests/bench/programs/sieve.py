# The sieve of Eratosthenes up to five million: one long list of flags, written in strides.


def sieve(n):
    flags = [True] * (n + 1)
    i = 2
    while i * i <= n:
        if flags[i]:
            k = i * i
            while k <= n:
                flags[k] = False
                k = k + i
        i = i + 1
    count = 0
    i = 2
    while i <= n:
        if flags[i]:
            count = count + 1
        i = i + 1
    return count


def main():
    print(sieve(5_000_000))


if __name__ == "__main__":
    main()
