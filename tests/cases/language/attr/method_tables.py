# Method lookup with many classes at one call site, and a shadowing instance attribute.


class Base:
    weight = 1

    def score(self, n):
        return n


def make(k):
    class Made(Base):
        weight = k

        def score(self, n):
            return super().score(n) * k + self.extra()

        def extra(self):
            return k % 3

    return Made


classes = [Base] + [make(k) for k in range(9)]
objects = [c() for c in classes]
total = 0
for i in range(400):
    o = objects[i % (1 + i // 40)]
    total += o.score(i) * o.weight
print(total, [c.weight for c in classes])
o = objects[3]
o.score = lambda n: -n
o.weight = 100
total = 0
for i in range(150):
    total += o.score(i) + o.weight
    if i == 100:
        del o.score
print(total)
method = objects[5].score
Base.score = lambda self, n: n + 1000
print(method(1), objects[0].score(1), Base.score(None, 5))
names = ["score", "extra", "weight", "nothing"]
print([[hasattr(o, n) for n in names] for o in objects[:2]])
print(getattr(objects[2], "score")(2), getattr(objects[0], "extra", lambda: "none")())
counts = {}
for i in range(200):
    name = names[i % 4]
    counts[name] = counts.get(name, 0) + (1 if hasattr(objects[i % 10], name) else 0)
print(counts)
