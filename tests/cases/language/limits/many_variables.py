# Functions with more parameters and variables than there are registers: captured, deleted, looked at, in generators and in loops that are compiled.
for n in (5, 151, 260):
    P = ['p%d' % i for i in range(n)]
    g = {}
    exec('def f(' + ', '.join(P) + '): return (lambda: ' + '+'.join(P) + ')()', g); print(g['f'](*range(n)))
    exec('def f(' + ', '.join(P) + '): return ' + '+'.join(P), g); print(g['f'](*range(n)), g['f'](**{p: i for i, p in enumerate(P)}))
    try: g['f'](1, 2)
    except TypeError as e: print(str(e)[:60])
    exec('def f(' + ', '.join(p + '=%d' % i for i, p in enumerate(P)) + ', *a, k=1, **kw): return p3, k, a, sorted(kw), p4, len(locals()), locals()["p%d"]' % (n - 1), g)
    print(g['f'](), g['f'](1, 2, z=4), g['f'](*range(n + 2), k=7, y=5))
    exec('def f(' + ', '.join(P) + '):\n  t = 0\n  for i in range(50):\n    t += p1 + i; p2 = t\n    def h(): nonlocal p3; p3 += 1; return p3\n    h()\n  del p4\n  try: p4\n  except UnboundLocalError as e: print(e)\n  return t, p2, p3, sorted(locals())[:3], len(locals())', g); print(g['f'](*range(n)))
    exec('def f(' + ', '.join(P) + '):\n  for i in range(3):\n    yield p1, p%d\n    p1 += 1' % (n - 1), g); print(list(g['f'](*range(n))))
    exec('def f():\n' + ''.join('  p%d = %d\n' % (i, i) for i in range(n)) + '  def h(): return ' + '+'.join(P) + '\n  def s():\n    nonlocal p1, p%d\n    p1 = p%d = 50\n  a = h(); s(); b = h()\n  del p2\n  try: h()\n  except NameError as e: print(e)\n  try: p2\n  except NameError as e: print(e)\n  return a, b, len(locals()), "p2" in locals(), "p1" in locals()' % (n - 1, n - 1), g); print(g['f']())
    exec('class K:\n def m(' + ', '.join(P) + '): return super().__repr__()[:5]', g); print(g['K']().m(*range(n - 1)))
    c = g['f'].__code__
    exec('def f(' + ', '.join(P) + ', *args, k, j=2, **kw):\n  x = 1\n  def h(): return p0, k, x\n  return h', g); c = g['f'].__code__
    print(c.co_argcount, c.co_kwonlyargcount, c.co_varnames[:2], c.co_varnames[-6:], len(c.co_varnames), c.co_nlocals, c.co_cellvars, c.co_freevars)
    print(g['f'](*range(n), k=9)())
    import inspect; print(str(inspect.signature(g['f']))[-30:])
    exec('async def f(' + ', '.join(P) + '): return p1 + p%d' % (n - 1), g)
    try: g['f'](*range(n)).send(None)
    except StopIteration as e: print(e.value)
    exec('f = lambda ' + ', '.join(P) + ': eval("p0 + p%d")' % (n - 1), g); print(g['f'](*range(n)))
    exec('def f(' + ', '.join(P) + '):\n  def h(' + ', '.join('q' + p for p in P) + '):\n    return ' + '+'.join(p + '*q' + p for p in P) + '\n  return h', g); print(g['f'](*range(n))(*range(n)))
    exec('def f(' + ', '.join(P) + '):\n  return [p0 + p%d + x for x in range(3)], sum(p1 * y for y in (p2, p3))' % (n - 1), g); print(g['f'](*range(n)))
    exec('def f(' + ', '.join(P) + '):\n  p9 = 0 if False else 1\n  1/0', g)
    import sys
    try: g['f'](*range(n))
    except ZeroDivisionError as e:
        fl = e.__traceback__.tb_next.tb_frame.f_locals; print(len(fl), fl['p1'], fl['p%d' % (n - 1)])
