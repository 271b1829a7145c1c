# while: else, break, continue, changing conditions, nested.


def digits(n):
    out = []
    while n:
        n, d = divmod(n, 10)
        out.append(d)
    return out[::-1]


print(digits(9876543210123), digits(0))


def find(n):
    i = 2
    while i * i <= n:
        if n % i == 0:
            break
        i += 1
    else:
        return "prime"
    return i


print([find(n) for n in (2, 4, 15, 97, 221, 10007)])
i = 0
odd = 0
while True:
    i += 1
    if i % 2 == 0:
        continue
    odd += i
    if i > 200:
        break
print(i, odd)
a, b = 1071, 462
while b:
    a, b = b, a % b
print(a)
low, high = 0, 10**6
while low < high:
    mid = (low + high) // 2
    if mid * mid < 123456:
        low = mid + 1
    else:
        high = mid
print(low)
n = 27
steps = peak = 0
while n != 1:
    n = 3 * n + 1 if n & 1 else n >> 1
    peak = n if n > peak else peak
    steps += 1
print(steps, peak)
while False:
    print("never")
else:
    print("else at once")
outer = 0
total = 0
while outer < 30:
    inner = outer
    while inner:
        inner -= 1
        if inner == 20:
            break
        total += inner
    else:
        total += 1000
    outer += 1
print(total)
x = 10
while x:
    x -= 1
    while x > 5:
        x -= 2
print(x)
