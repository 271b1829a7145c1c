# super(): in methods, properties, class methods, nested functions, with explicit arguments, in a hot loop.


class A:
    tag = "a"

    def value(self, n):
        return n

    @property
    def prop(self):
        return 1

    @classmethod
    def make(cls, n):
        o = cls()
        o.n = n
        return o

    @staticmethod
    def helper(x):
        return x * 2

    def __len__(self):
        return 3

    def __getitem__(self, i):
        return i


class B(A):
    tag = "b"

    def value(self, n):
        return super().value(n) + 10

    @property
    def prop(self):
        return super().prop + 10

    @classmethod
    def make(cls, n):
        return super().make(n + 100)

    def __len__(self):
        return super().__len__() + 1

    def __getitem__(self, i):
        return super().__getitem__(i) * 2

    def nested(self, values):
        return [super(B, self).value(v) for v in values]

    def inner(self, n):
        def call():
            return super(B, self).value(n)

        return call()


class C(B):
    def value(self, n):
        return super(B, self).value(n) + 1000

    def tags(self):
        return self.tag, super().tag, super(B, self).tag, A.tag

    def helper_of_super(self):
        return super().helper(21)


b, c = B(), C()
print(b.value(1), c.value(1), c.prop, C.make(5).n, len(c), c[7], c.tags(), c.helper_of_super())
print(b.nested([1, 2]), c.nested([3]), b.inner(9), type(C.make(1)).__name__)
total = 0
for i in range(200):
    o = c if i % 3 == 0 else b
    total += o.value(i) + len(o) + o.prop + o[i]
    if i == 120:
        A.value = lambda self, n: n * 2
print(total)
try:
    super().missing
except RuntimeError as e:
    print(e)
try:
    super(C, b).value
except TypeError as e:
    print(e)
try:
    c.nothing_there
except AttributeError as e:
    print(e)


class D(C):
    def nothing(self):
        return super().nothing()


try:
    D().nothing()
except AttributeError as e:
    print(e)
