# A call that raised while a function was recorded gave the trace up; leaving the function then ended it as if it were complete, and it raised nothing.
class P:
    def __init__(self, n):
        self.n = n
    def factor(self):
        for i in range(1): pass
        if self.n == 0:
            raise ValueError("none")
        self.n -= 1
        return self.n
    def term(self):
        v = self.factor()
        while self.n > 5:
            v += self.factor()
        return v
    def expression(self):
        v = self.term()
        while self.n > 3:
            v += self.term()
        return v
t = 0
for n in [1, 5, 0, 8, 0, 0, 3, 0, 0, 0,0,0,0,4, 9] * 5:
    try:
        t += P(n).expression()
    except ValueError as e:
        t += 1
print(t)
