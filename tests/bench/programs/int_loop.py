# The smallest loop there is: two additions of integers, a comparison, no object that lives.


def run(n):
    s = 0
    i = 0
    while i < n:
        s = s + i
        i = i + 1
    return s


def main():
    print(run(50_000_000))


if __name__ == "__main__":
    main()
