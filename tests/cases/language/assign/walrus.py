# Assignment expressions: in conditions, comprehensions, arguments.


def collatz(n):
    steps = 0
    while (n := n // 2 if n % 2 == 0 else 3 * n + 1) != 1:
        steps += 1
    return steps


print([collatz(n) for n in range(3, 12)])
print(max([collatz(n) for n in range(2, 200)]))


def last_square(limit):
    squares = [last := i * i for i in range(limit)]
    return len(squares), last


print(last_square(120))
text = "a=1;b=22;;c=333"
position = 0
fields = []
while (end := text.find(";", position)) >= 0:
    if field := text[position:end]:
        fields.append(field)
    position = end + 1
fields.append(text[position:])
print(fields)
if (n := len(fields)) > 2 and (m := n * n) > 8:
    print(n, m)
print((y := 5) + y, y)
data = {"k": [1, 2, 3]}
if (found := data.get("missing")) is None and (found := data.get("k")):
    print(found)
total = 0
count = 150
while (count := count - 1) >= 0:
    total += count
print(total, count)
print([z for x in range(8) if (z := x * x) % 3 == 1], z)
