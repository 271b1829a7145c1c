# exec, eval, locals, globals and sys._getframe look into a hot loop once, late.
import sys
def looked(n):
    s, seen = 0, []
    for i in range(n):
        k = i * 2
        s += k
        if i == 100: seen.append(sorted(locals()))
        if i == 110: seen.append(eval('s + k + i'))
        if i == 120: exec('s = 0; z = 9'); seen.append((s > 0, 'z' in locals()))
        if i == 125: seen.append(sys._getframe().f_locals['k'])
    return s, seen
print(looked(130))
x, total = 1, 0
for i in range(140):
    total += x
    if i == 100: exec('x = 10')
    if i == 110: globals()['x'] = 100
    if i == 120: vars()['x'] = 0.5
    if i == 130: exec('def f(v): return v + x\nx = f(x)')
print(total, x, f(1))
def caller(i):
    inner = i * 3
    return peek(i)
def peek(i):
    if i != 115: return 0
    fr = sys._getframe(1)
    return fr.f_code.co_name, fr.f_lineno - fr.f_code.co_firstlineno, fr.f_back.f_code.co_name, sorted(fr.f_locals)
print([r for r in map(caller, range(120)) if r])
code = compile('a * b + c', '<expr>', 'eval')
env, s = {'a': 1, 'b': 2}, 0
for i in range(150):
    env['c'] = i if i < 120 else i / 2 if i < 130 else 'str'
    try: s += eval(code, env)
    except TypeError as e: s += 1; err = str(e)
    if i == 140: env['a'] = 'ab'
print(s, err, code.co_names, sorted(k for k in env if k != '__builtins__'))
ns = {}
exec('''
def run(n):
    acc = []
    for i in range(n):
        acc.append(helper(i))
    return acc
def helper(i): return i
''', ns)
r1 = sum(ns['run'](120))
ns['helper'] = lambda i: 1
r2 = sum(ns['run'](120))
del ns['helper']
try: ns['run'](5)
except NameError as e: print(r1, r2, e)
for src in ('1 +', 'x = 1', 'undefined_name', '(lambda: 1 / 0)()', '[i for i in range(3)]', 'x' * 3):
    try: print(eval(src))
    except Exception as e: print(type(e).__name__, str(e).split(' (')[0])
def scoped():
    y = 5
    return [eval('y', {'y': k}) for k in range(3)], eval('y'), [eval('k', {}, {'k': k}) for k in range(2)]
print(scoped())
