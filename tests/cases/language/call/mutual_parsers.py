# Mutually recursive functions: a parser for nested lists and a predicate pair, called from a hot loop.


def parse(text, at=0):
    if text[at] == "[":
        return parse_list(text, at + 1)
    return parse_number(text, at)


def parse_number(text, at):
    start = at
    if text[at] == "-":
        at += 1
    while at < len(text) and text[at].isdigit():
        at += 1
    if start == at:
        raise ValueError(f"number expected at {at}")
    return int(text[start:at]), at


def parse_list(text, at):
    items = []
    if text[at] == "]":
        return items, at + 1
    while True:
        item, at = parse(text, at)
        items.append(item)
        if text[at] == "]":
            return items, at + 1
        if text[at] != ",":
            raise ValueError(f"comma expected at {at}")
        at += 1


def weight(tree, depth=1):
    return tree * depth if isinstance(tree, int) else sum([weight(t, depth + 1) for t in tree])


for text in ("[1,[2,-3],[],[[4]]]", "17", "[[[[]]]]"):
    tree, end = parse(text)
    print(tree, end == len(text), weight(tree))
for bad in ("[1,,2]", "[1;2]", "[1", "x", "[[1],2"):
    try:
        print(parse(bad))
    except (ValueError, IndexError) as e:
        print(bad, type(e).__name__, e)


def text_of(n):
    return str(n) if n % 3 == 0 or n < 3 else "[" + ",".join([text_of(n // 2), text_of(n // 3), str(-n)]) + "]"


total = 0
for i in range(150):
    tree, end = parse(text_of(i))
    total += weight(tree) + end
print(total)


def even(n):
    return n == 0 or odd(n - 1)


def odd(n):
    return n != 0 and even(n - 1)


print([n for n in range(12) if even(n)], sum([odd(i % 40) for i in range(200)]))


def m(n):
    return 0 if n == 0 else n - w(m(n - 1))


def w(n):
    return 1 if n == 0 else n - m(w(n - 1))


print([m(n) for n in range(12)], [w(n) for n in range(12)])
