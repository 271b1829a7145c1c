# Events folded into state by handlers in a table; snapshots, replays, projections, and one unknown event.
class Unknown(Exception): pass
def handles(kind):
    def wrap(f): TABLE[kind] = f; return f
    return wrap
TABLE = {}
@handles('opened')
def _(state, e): return {**state, e['id']: 0}
@handles('paid')
def _(state, e):
    if e['id'] not in state: raise KeyError(e['id'])
    return {**state, e['id']: state[e['id']] + e['sum']}
@handles('moved')
def _(state, e): return {**state, e['a']: state[e['a']] - e['sum'], e['b']: state[e['b']] + e['sum']}
@handles('closed')
def _(state, e): return {k: v for k, v in state.items() if k != e['id']}
def fold(events, state=None, upto=None):
    state, errors = state or {}, []
    for n, e in enumerate(events):
        if upto is not None and n >= upto: break
        try:
            try: f = TABLE[e['kind']]
            except KeyError: raise Unknown(e.get('kind')) from None
            state = f(state, e)
        except (Unknown, KeyError, TypeError) as err: errors.append((n, type(err).__name__, str(err)))
    return state, errors
events = [{'kind': 'opened', 'id': k} for k in 'abc']
for i in range(150):
    a, b = 'abc'[i % 3], 'abc'[i * 2 % 3]
    events.append({'kind': 'paid', 'id': a, 'sum': i if i != 120 else 0.5} if i % 2 else {'kind': 'moved', 'a': a, 'b': b, 'sum': i // 2 if i != 130 else 2**64})
events[100] = {'kind': 'exploded'}
events[110] = {'kind': 'paid', 'id': 'zed', 'sum': 1}
events[115] = {'kind': 'paid', 'id': 'a', 'sum': 'ten'}
events[140] = {'kind': 'closed', 'id': 'b'}
events[142] = {}
state, errors = fold(events)
print(state, *errors, sep='\n')
snap, _e = fold(events, upto=90)
print(snap, fold(events[90:], snap)[0] == state, fold(events, upto=0), fold([]))
counts = {}
for e in events: counts[e.get('kind')] = counts.get(e.get('kind'), 0) + 1
print(counts, list(TABLE))
def project(events, *fs):
    acc = [f(None, None) for f in fs]
    for e in events: acc = [f(a, e) for f, a in zip(fs, acc)]
    return acc
def largest(a, e): return 0 if e is None else max(a, e['sum']) if isinstance(e.get('sum'), (int, float)) else a
def trail(a, e): return '' if e is None else a + e.get('kind', '?')[0] if len(a) < 40 else a
def total(a, e): return (0, 0) if e is None else (a[0] + 1, a[1] + e['sum']) if e.get('kind') == 'paid' and not isinstance(e['sum'], str) else a
print(project(events, largest, trail, total))
TABLE['exploded'] = lambda s, e: {k: -v for k, v in s.items()}
print(fold(events)[0], len(fold(events)[1]))
del TABLE['paid']
print(fold(events)[0], len(fold(events)[1]))
