# Fibonacci numbers by two calls each, and by methods and closures that call themselves.


def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


class Calls:
    def __init__(self):
        self.made = 0

    def fib(self, n):
        self.made += 1
        if n < 2:
            return n
        return self.fib(n - 1) + self.fib(n - 2)


def inner(n):
    def tribonacci(k):
        if k < 3:
            return 1
        return tribonacci(k - 1) + tribonacci(k - 2) + tribonacci(k - 3)

    return tribonacci(n)


def real(x):
    if x < 2.0:
        return x
    return real(x - 1.0) + real(x - 2.0)


def main():
    print(fib(34))
    calls = Calls()
    print(calls.fib(30), calls.made)
    print(inner(25))
    print(real(30.0))


if __name__ == "__main__":
    main()
