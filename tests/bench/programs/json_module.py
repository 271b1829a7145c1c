# The json module: documents written and read back, plain, sorted and indented.

import json

WORDS = ["alpha", "beta", "gamma", "quote \" inside", "line\nbreak", "naïve", "", "back\\slash", "plain text of some length"]


class Random:
    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 1103515245 + 12345) % 2147483648
        return (self.state >> 8) % n


def make(random, depth):
    kind = random.below(8) if depth > 0 else random.below(5)
    if kind == 0:
        return random.below(100000) - 50000
    if kind == 1:
        return random.below(1000) / 8
    if kind == 2:
        return WORDS[random.below(len(WORDS))]
    if kind == 3:
        return random.below(2) == 0
    if kind == 4:
        return None
    if kind < 7:
        return [make(random, depth - 1) for _ in range(random.below(6))]
    return {"key" + str(i): make(random, depth - 1) for i in range(random.below(6))}


def orders(n):
    random = Random(5)
    return [
        {
            "id": i,
            "customer": {"name": WORDS[random.below(9)], "vip": i % 7 == 0, "points": random.below(500)},
            "lines": [{"sku": "A%04d" % random.below(9999), "count": random.below(9), "price": random.below(9999) / 100}
                      for _ in range(random.below(6))],
        }
        for i in range(n)
    ]


def total(value):
    if isinstance(value, dict):
        return sum(total(item) for item in value.values())
    if isinstance(value, list):
        return sum(map(total, value))
    if isinstance(value, str):
        return len(value)
    return value or 0


def main():
    random = Random(1)
    documents = [make(random, 6) for _ in range(1500)]
    written = 0
    for _ in range(4):
        for document in documents:
            text = json.dumps(document)
            written += len(text)
            assert json.loads(text) == document
    print(written)
    print(total(documents))
    book = orders(2500)
    for _ in range(4):
        text = json.dumps(book, sort_keys=True, separators=(",", ":"))
        again = json.loads(text)
        assert again == book
    print(len(text), total(again))
    pretty = json.dumps(book[:500], indent=2, ensure_ascii=False)
    print(len(pretty), pretty.count("\n"), json.loads(pretty) == book[:500])
    money = json.loads(text, object_hook=lambda table: table["count"] * table["price"] if "sku" in table else table)
    print(round(sum(sum(order["lines"]) for order in money), 2))
    bad = 0
    for n in range(0, 3000):
        try:
            json.loads(text[: n * 7 + 1])
        except ValueError:
            bad += 1
    print(bad)


if __name__ == "__main__":
    main()
