"""Generators that yield from themselves: walks of search trees in four orders, permutations, partitions, a solver of
sums with letters, and streams that are merged and cut. Whoever takes from them stops in the middle now and then, so
making whole lists instead would not end."""

import itertools
import random


class Node:
    def __init__(self, key):
        self.key = key
        self.left = None
        self.right = None

    def insert(self, key):
        node = self
        while True:
            side = "left" if key < node.key else "right"
            child = getattr(node, side)
            if child is None:
                setattr(node, side, Node(key))
                return
            node = child

    def __iter__(self):
        if self.left is not None:
            yield from self.left
        yield self.key
        if self.right is not None:
            yield from self.right

    def preorder(self):
        yield self.key
        for child in (self.left, self.right):
            if child:
                yield from child.preorder()

    def postorder(self):
        if self.left:
            yield from self.left.postorder()
        if self.right:
            yield from self.right.postorder()
        yield self.key

    def paths(self, path=()):
        """All ways from here to a leaf."""
        path += (self.key,)
        if self.left is None and self.right is None:
            yield path
        if self.left is not None:
            yield from self.left.paths(path)
        if self.right is not None:
            yield from self.right.paths(path)


def breadth_first(root):
    level = [root]
    while level:
        yield [node.key for node in level]
        level = [child for node in level for child in (node.left, node.right) if child]


def same_fringe(a, b):
    """Whether two trees have the same keys in the same order; looks no further than the first difference."""
    for number, (x, y) in enumerate(itertools.zip_longest(a, b)):
        if x != y:
            return number, x, y
    return None


def permutations(items):
    if not items:
        yield []
        return
    for i, item in enumerate(items):
        for rest in permutations(items[:i] + items[i + 1 :]):
            yield [item] + rest


def heaps(items, n):
    """Permutations by Heap's algorithm: one list that changes."""
    if n == 1:
        yield items
        return
    for i in range(n - 1):
        yield from heaps(items, n - 1)
        k = i if n % 2 == 0 else 0
        items[k], items[n - 1] = items[n - 1], items[k]
    yield from heaps(items, n - 1)


def partitions(n, most):
    if n == 0:
        yield ()
        return
    for first in range(min(n, most), 0, -1):
        for rest in partitions(n - first, first):
            yield (first,) + rest


def letter_sums(words, total):
    """Digits for letters so that the words add up to the total, column by column from the right."""
    words = [word[::-1] for word in words]
    total = total[::-1]
    leading = {word[-1] for word in words} | {total[-1]}

    def column(place, carry, digits):
        if place == len(total):
            if carry == 0:
                yield dict(digits)
            return
        yield from row(place, 0, carry, digits)

    def row(place, number, value, digits):
        if number == len(words):
            yield from settle(place, total[place], value % 10, value // 10, digits)
        elif place >= len(words[number]):
            yield from row(place, number + 1, value, digits)
        else:
            letter = words[number][place]
            if letter in digits:
                yield from row(place, number + 1, value + digits[letter], digits)
                return
            for digit in range(letter in leading, 10):
                if digit not in digits.values():
                    digits[letter] = digit
                    yield from row(place, number + 1, value + digit, digits)
                    del digits[letter]

    def settle(place, letter, digit, carry, digits):
        if letter in digits:
            if digits[letter] == digit:
                yield from column(place + 1, carry, digits)
        elif digit not in digits.values() and not (digit == 0 and letter in leading):
            digits[letter] = digit
            yield from column(place + 1, carry, digits)
            del digits[letter]

    yield from column(0, 0, {})


def flatten(nested):
    for item in nested:
        if isinstance(item, (list, tuple)):
            yield from flatten(item)
        else:
            yield item


def averager():
    """Takes numbers and gives their mean so far; returns how many there were."""
    count = total = 0
    mean = None
    while True:
        value = yield mean
        if value is None:
            return count
        count += 1
        total += value
        mean = total / count


def averages(groups):
    for group in groups:
        worker = averager()
        next(worker)
        last = None
        for value in group:
            last = worker.send(value)
        try:
            worker.send(None)
        except StopIteration as stop:
            yield stop.value, last


def main():
    rng = random.Random(11)
    keys = rng.sample(range(100000), 12000)
    root = Node(keys[0])
    for key in keys[1:]:
        root.insert(key)
    other = Node(keys[0])
    for key in keys[1:8000] + [100001] + keys[8000:]:
        other.insert(key)
    print(list(root) == sorted(keys), same_fringe(root, other), same_fringe(root, sorted(keys)))
    print(sum(i * key for i, key in enumerate(root.preorder())), sum(i * key for i, key in enumerate(root.postorder())))
    widths = [len(level) for level in breadth_first(root)]
    print(len(widths), max(widths), max(len(path) for path in root.paths()), sum(map(sum, root.paths())))
    print(sum(1 for p in permutations(list(range(8))) if all(v != i for i, v in enumerate(p))))
    items = list("abcdefgh")
    print(sum(1 for p in heaps(items, 8) if p[0] < p[-1] and p[3] > p[4]), "".join(items))
    print(sum(1 for _ in partitions(40, 40)), next(p for p in partitions(44, 44) if len(set(p)) == len(p) > 6))
    for words, total in ((("send", "more"), "money"), (("two", "two"), "four")):
        found = list(letter_sums(words, total))
        print(words, total, len(found), sorted(found[0].items()))
    nested = [i if i % 3 else [i, [i + 1, (i + 2, [[i]])]] for i in range(60000)]
    print(sum(flatten(nested)), list(itertools.islice(flatten(nested), 9)))
    print(list(averages([keys[:10], keys[:1000], keys]))[1:])


if __name__ == "__main__":
    main()
