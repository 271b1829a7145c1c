# Functions and constants read from modules in a hot loop; the module's attribute is patched and restored late.
import math, types
real = math.floor
out = []
for i in range(130):
    out.append(math.floor(i / 3))
    if i == 100: math.floor = lambda v: 'patched'
    if i == 110: math.floor = real
print(out[98:104], out[109:113])
mod = types.ModuleType('mod', 'made by hand')
exec('base = 10\ndef f(x): return x + base\nclass K:\n    step = 1\n    def go(self, x): return x * self.step', mod.__dict__)
s, k = 0, mod.K()
for i in range(160):
    try: s += mod.f(i) + k.go(i) + mod.base
    except (AttributeError, NameError) as e: s += 10**6; last = f'{type(e).__name__}: {e}'
    if i == 100: mod.base = 0.5
    if i == 110: mod.f = lambda x: -x
    if i == 120: mod.K.step = 100
    if i == 130: mod.K = None
    if i == 140: del mod.f
    if i == 150: mod.f = mod.base.__add__
print(s, last, mod.__name__, mod.__doc__, sorted(n for n in vars(mod) if n[0] != '_'))
class Lazy(types.ModuleType):
    def __getattr__(self, n): loads.append(n); v = len(n); setattr(self, n, v) if len(loads) > 3 else None; return v
loads, lazy, t = [], Lazy('lazy'), 0
for i in range(120): t += lazy.thing
print(t, loads)
mod.__dict__['__getattr__'] = lambda n: f'dynamic {n}'
print(mod.nothing, mod.base, getattr(mod, 'x', 'default'))
