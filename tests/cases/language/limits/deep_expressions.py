# Expressions nested deeper, and chains longer, than there are registers; in loops that are compiled.
class C:
    n = 0
    def g(self, n): self.n += n; return self
    def __lt__(self, o): return True
    def __call__(self, *a): return a and a[-1] or self
def f(*x, **k): return x[-1] if x and x[-1] else f
def N(n, a, b, c): return a * n + b + c * n
for n in (10, 130, 199):
    c = C()
    print(n, eval(N(n, 'f(1, ', '2', ')')), eval(N(n, '[', '1', ']')) != 0, eval(N(n, 'f(x=1, *[', '3', '])')) if n < 99 else 0)
    def deep(x, y):
        return eval(N(n, '(x + y * (1 - ', 'x', '))')[:9**9]) if n < 99 else eval(N(n, '(1 - ', 'x', ')'))
    print(deep(3, 4))
    exec('def h(a, b, c):\n  t = 0\n  for i in range(20):\n    try:\n      with C2() as u:\n        t = ' + N(min(n, 90), 'k(a, i, b, ', 'c', ', c)')+ '\n    except ValueError: t = 1\n  return t')
class C2:
    def __enter__(self): return 1
    def __exit__(self, *a): return True
def k(*a):
    if len(a) != 5: raise ValueError
    return (a[0] + a[1] * 3 + a[2] + a[3] * 7 + a[4]) % 1000003
print(h(1, 2, 3))
for n in (10, 300):
    c = C()
    print(eval('c' + '.g(1)' * n).n, eval('c' + '.g(c.n)' * n).n.bit_length(), eval('f' + '(0)' * n) is f, eval('c' + ' < c' * n), eval('1' + ' <= 1' * n), eval('1' + '+ 1' * n), eval('c' + ' and c' * n) is c, eval('(0' + ' or c.n' * n + ')') != 0)
for n in (10, 700):
    print(eval("1" + " < 2" * 1 + " <= 2" * n), eval("c" + " < c" * n))
    exec('if c' + ' < c' * n + ' and 1: print(n)')
    exec('if c' + ' < C()' * n + ' and 1: print(n)')
    print(len(eval('[' + 'c.n, ' * n + ']')), len(eval('(' + 'c.n, ' * n + ')')), len(eval('{' + ', '.join('c.n+%d' % i for i in range(n)) + '}')), len(eval('{' + ', '.join('%d: c.n' % i for i in range(n)) + '}')), len(eval("f'" + '{c.n}' * n + "'")) > 0, len(eval('f2(' + 'c.n, ' * n + ')', dict(f2=lambda *a: a, c=c))), len(eval('f2(' + ', '.join('a%d=c.n' % i for i in range(n)) + ')', dict(f2=lambda **a: a, c=c))))
    exec('def f3():\n  x = 0\n' + '  x += 1\n' * n + '  return x'); print(f3())
    exec('def f4(y):\n  if y == -1: pass\n' + ''.join('  elif y == %d: x = %d\n' % (i, i) for i in range(n)) + '  return x'); print(f4(n - 1), f4(0))
    exec('def f5():\n' + ''.join('  x%d = %d\n' % (i, i) for i in range(n)) + '  del x3\n  try: return x3\n  except UnboundLocalError as e: return str(e), x%d, len(locals())' % (n - 1)); print(f5())
    exec(', '.join('v%d' % i for i in range(n)) + ' = range(n)'); print(eval('v%d' % (n - 1)))
    exec('v = ' * min(n, 100) + '3'); print(v)
for n in (5, 60, 190):
    exec(N(n, '[', 'w, u', ']') + ' = ' + N(n, '[', '5, 6', ']')); print(w, u)
    exec('def f6():\n for i in range(9):\n  ' + N(n, '[', 'w, u', ']') + ' = ' + N(n, '[', '5, i', ']') + '\n return w, u\nprint(f6())')
