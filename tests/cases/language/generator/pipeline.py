# Generators: pipeline.
def numbers(n):
    for i in range(n):
        yield i


def squares(source):
    for x in source:
        yield x * x


def odd(source):
    for x in source:
        if x % 2:
            yield x


def take(source, n):
    for x in source:
        if n == 0:
            return
        n -= 1
        yield x


def pairs(source):
    source = iter(source)
    for a in source:
        try:
            b = next(source)
        except StopIteration:
            yield a, None
            return
        yield a, b


def chunks(source, n):
    chunk = []
    for x in source:
        chunk.append(x)
        if len(chunk) == n:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


print(list(take(odd(squares(numbers(100))), 5)))
print(sum(odd(squares(numbers(300)))), sum(take(squares(numbers(10**9)), 100)))
print(list(pairs(numbers(5))), list(pairs("abcd")))
print(list(chunks(numbers(10), 4)))
total = 0
for a, b in pairs(odd(numbers(400))):
    total += a * (b or 1)
print(total)
for i, x in enumerate(odd(numbers(8))):
    print(i, x, end=" ")
print()
for x, y in zip(numbers(10**6), "xyz"):
    print(x, y, end=" ")
print(dict(enumerate(squares(numbers(4)))))
print(max(chunks(numbers(50), 7), key=sum), min(pairs(range(6)), default=0))
