# exit: 1
# Frames of lambdas, generators, methods, class bodies and nested functions in a traceback that is printed.
class Meta(type):
    def __call__(cls, *a): return super().__call__(*a)
class K(metaclass=Meta):
    def __init__(self, n): self.n = n
    def __getattr__(self, name): return self.find(name)
    def find(self, name):
        return (lambda k: helper(k, n=self.n))(name)
def helper(k, *, n):
    def inner(depth):
        if depth: return inner(depth - 1)
        return next(gen(n))
    return inner(2)
def gen(n):
    for i in range(n):
        if i == 3:
            yield from sub(i)
def sub(i):
    values = {"a": [1, 2, {"b": None}]}
    yield values["a"][2]["b"].attr + i
count = 0
for i in range(50):
    try: K(i % 5).thing
    except (AttributeError, StopIteration) as e: count += len(type(e).__name__)
print(count)
K(9).thing
