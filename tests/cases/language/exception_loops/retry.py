# Retries with backoff, a circuit breaker and a budget; failures by schedule; chains kept.
class Flaky(Exception): pass
class GaveUp(Exception): pass
def service(schedule):
    for outcome in schedule:
        def call(outcome=outcome):
            if isinstance(outcome, Exception): raise outcome
            return outcome
        yield call
def retry(source, limit=3, on=(Flaky,)):
    waits, wait = [], 1
    for attempt in range(1, limit + 1):
        try: r = next(source)()
        except on as e:
            waits.append(wait)
            wait *= 2
            last = e
        else: return r, waits
    raise GaveUp(f'after {attempt}: {waits}') from last
plan = [1, Flaky('a'), 2, Flaky('b'), Flaky('c'), 3, Flaky('d'), Flaky('e'), Flaky('f'), 4, KeyError('k'), 5, Flaky('g'), OSError(2, 'gone'), 6]
src = service(plan)
while True:
    try: print(retry(src))
    except GaveUp as e: print('gave up', e, '<-', repr(e.__cause__))
    except (KeyError, OSError) as e: print(type(e).__name__, e, repr(e.__context__))
    except StopIteration: break
class Breaker:
    def __init__(self, limit): self.limit, self.fails, self.state, self.until, self.trail = limit, 0, 'closed', 0, ''
    def call(self, now, f):
        if self.state == 'open':
            if now < self.until:
                self.trail += 'x'
                raise GaveUp('open')
            self.state = 'half'
        try: r = f(now)
        except Flaky:
            self.fails += 1
            self.trail += 'f'
            if self.state == 'half' or self.fails >= self.limit: self.state, self.until, self.fails = 'open', now + 7, 0
            raise
        else:
            self.state, self.fails = 'closed', 0
            self.trail += '.'
            return r
def remote(now):
    if 30 <= now < 60 or now % 17 == 3: raise Flaky(now)
    return now * 2 if now != 110 else 2**70
b, s, counts = Breaker(3), 0, {}
for now in range(130):
    try: s += b.call(now, remote)
    except (Flaky, GaveUp) as e: counts[type(e).__name__] = counts.get(type(e).__name__, 0) + 1
print(b.trail, counts, s, b.state)
def with_budget(jobs, budget):
    done, errors = [], []
    for j in jobs:
        while budget:
            budget -= 1
            try: done.append(100 // (j % 3 if budget % 2 else j)); break
            except ZeroDivisionError as e: errors.append(j)
        else: return done, errors, 'broke'
    return done, errors, budget
print(with_budget(range(1, 9), 50), with_budget(range(3), 10))
