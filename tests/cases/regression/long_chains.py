# Chains of calls and comparisons that need no more registers than short ones.
class C:
    def g(self, n): self.n = getattr(self, 'n', 0) + n; return self
c = C()
print(eval('c' + '.g(1)' * 400).n)
def f(x): return f
print(eval('f' + '(1)' * 400) is f, eval('1' + ' < 2 ' * 1 + ' <= 2' * 400))
