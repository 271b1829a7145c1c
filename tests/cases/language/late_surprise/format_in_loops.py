# One f-string, one % and one format call are hot; the values and then the format specs change kind late.
class Obj:
    def __format__(self, spec): return f'<{spec or "none"}>'
    def __str__(self): return 'obj'
    def __repr__(self): return 'Obj()'
class Bad:
    def __format__(self, spec): return 5
    def __str__(self): return None
def line(v, spec): return f'{v:{spec}}|{v!r:>6}|{v!s}|{v}'
vals = [1] * 100 + [2.5, -7, True, 10**20, 'str', None, Obj(), [1], b'x', 1j, (1, 2), {1: 2}, Bad(), float('nan'), -0.0]
seen = []
for i, v in enumerate(vals):
    for spec in ('', '5', '>8', '05d', '.2f', 'x', '^9,'):
        if i in (0, *range(100, 115)):
            try: r = line(v, spec)
            except (ValueError, TypeError) as e: r = f'{type(e).__name__}: {e}'
            seen.append(r)
print(*seen, sep='\n')
out = []
for i in range(120):
    fmt = '%d %s %5.2f' if i < 110 else ('%x %r %e', '%c %s %g', '%i %a %d', '%s %s', '%d %d %d %d')[i % 5]
    try: out.append(fmt % (i, i, i))
    except TypeError as e: out.append(str(e))
print(out[0], out[109], *out[110:115], sep='\n')
print('{0} {1} {0}'.format('a', 'b'), '{x[0]} {x[1]} {y.real}'.format(x=[1, 2], y=3), '{:>{w}}'.format('r', w=4), '{!r:^5}'.format('q'), '{:,} {:_} {:+} {:%}'.format(10**6, 10**6, 5, 0.25), '{{}}'.format())
for bad in (lambda: '{}'.format(), lambda: '{1}'.format(0), lambda: '{x}'.format(), lambda: '{:d}'.format('s'), lambda: '{0} {}'.format(1, 2), lambda: '{'.format(1), lambda: '%d' % 'x', lambda: '%q' % 1, lambda: '%s %s' % 1, lambda: '%s' % (1, 2), lambda: f'{3:>{"x"}}', lambda: '{a.b}'.format(a=1), lambda: str(Bad())):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
