# Generators: protocols.
class Tree:
    def __init__(self, value, *children):
        self.value = value
        self.children = children

    def __iter__(self):
        yield self.value
        for child in self.children:
            yield from child

    def depth_first(self, level=0):
        yield level, self.value
        for child in self.children:
            yield from child.depth_first(level + 1)

    def breadth_first(self):
        queue = [self]
        while queue:
            node = queue.pop(0)
            yield node.value
            queue.extend(node.children)

    @property
    def leaves(self):
        if not self.children:
            yield self.value
        for child in self.children:
            yield from child.leaves

    @classmethod
    def chain(cls, n):
        node = cls(0)
        for i in range(1, n):
            node = cls(i, node)
            yield node

    @staticmethod
    def pairs(n):
        for i in range(n):
            yield i, -i

    def __reversed__(self):
        for child in reversed(self.children):
            yield from reversed(child)
        yield self.value

    def __contains__(self, value):
        return any(value == other for other in self)

    def __call__(self):
        yield "called"

    def __getitem__(self, key):
        yield key


t = Tree(1, Tree(2, Tree(3)), Tree(4, Tree(5), Tree(6)))
print(list(t), sum(t), max(t), sorted(t, reverse=True), [*t][2:4])
print(list(t.depth_first()), list(t.breadth_first()), list(t.leaves))
print([sum(node) for node in Tree.chain(6)], list(Tree.pairs(2)), list(reversed(t)))
print(5 in t, 9 in t, list(t()), list(t["key"]), dict(Tree.pairs(3)))
a, b, *rest = t
print(a, b, rest)
total = 0
for k in range(60):
    for x in t:
        total += x
    for level, value in t.depth_first():
        total += level * value
print(total)


class Lazy:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return (i for i in range(self.n))


class Bad:
    def __iter__(self):
        return 5


print(sum(sum(Lazy(k)) for k in range(50)), list(Lazy(3)), list(map(list, [Lazy(1), Lazy(2)])))
try:
    list(Bad())
except TypeError as error:
    print(error)


class Next:
    def __next__(self):
        yield 1


try:
    iter(Next())
except TypeError as error:
    print(error)
print(type(next(Next())).__name__)
