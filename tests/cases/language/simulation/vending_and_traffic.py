# A vending machine and crossing lights as table-driven machines, stepped by scripted and random events.
class Rejected(Exception): pass
class Vending:
    prices = {'tea': 120, 'cola': 150, 'gum': 35}
    coins = (200, 100, 50, 20, 10, 5)
    def __init__(self): self.stock, self.till, self.credit, self.sold = dict.fromkeys(self.prices, 8), dict.fromkeys(self.coins, 4), 0, []
    def insert(self, c):
        if c not in self.till: raise Rejected(f'coin {c}')
        self.till[c] += 1
        self.credit += c
    def change(self, amount):
        out, till = [], dict(self.till)
        for c in self.coins:
            while amount >= c and till[c]: till[c] -= 1; amount -= c; out.append(c)
        if amount: raise Rejected(f'no change for {amount}')
        self.till = till
        return out
    def buy(self, what):
        try: p = self.prices[what]
        except KeyError: raise Rejected(f'what is {what}') from None
        if not self.stock[what]: raise Rejected(f'{what} is out')
        if self.credit < p: raise Rejected(f'{what} needs {p - self.credit} more')
        back = self.change(self.credit - p)
        self.stock[what] -= 1
        self.credit = 0
        self.sold.append(what)
        return back
v, seed, why, backs = Vending(), 8, {}, []
for i in range(170):
    seed = seed * 48271 % 2147483647
    try:
        if i == 150: v.prices = {**v.prices, 'air': 0, 'gold': 2**64}; v.stock['air'] = v.stock['gold'] = 1
        if i == 160: v.insert(2.5)
        if seed % 5: v.insert((5, 10, 20, 50, 100, 200, 1)[seed // 7 % 7])
        else: backs.append(v.buy(('tea', 'cola', 'gum', 'air', 'gold')[seed // 11 % 5 if i > 150 else seed // 11 % 3]))
    except Rejected as e:
        k = str(e).rstrip('0123456789')
        why[k] = why.get(k, 0) + 1
print(v.sold, v.stock, v.till, v.credit, backs[:5], why, sep='\n')
LIGHTS = {'red': ('green', 5), 'green': ('yellow', 4), 'yellow': ('red', 2)}
class Crossing:
    def __init__(self): self.ns, self.ew, self.left, self.queue, self.passed, self.log = 'green', 'red', 4, {'ns': 0, 'ew': 0}, 0, []
    def tick(self, t, cars):
        for d in cars: self.queue[d] += 1
        for d in ('ns', 'ew'):
            if getattr(self, d) == 'green' and self.queue[d]: self.queue[d] -= 1; self.passed += 1
        self.left -= 1
        if self.left <= 0:
            active = 'ns' if self.ns != 'red' else 'ew'
            nxt, self.left = LIGHTS[getattr(self, active)]
            setattr(self, active, nxt)
            if nxt == 'red':
                other = 'ew' if active == 'ns' else 'ns'
                setattr(self, other, 'green')
                self.left = 4
            self.log.append(f'{t}{self.ns[0]}{self.ew[0]}')
        assert not (self.ns == self.ew == 'green'), f'crash at {t}'
c = Crossing()
for t in range(130):
    try: c.tick(t, [d for k, d in enumerate(('ns', 'ew')) if (t * 7 + k * 3) % 4 == 0] + (['sky'] if t == 120 else []))
    except KeyError as e: print(t, 'no lane', e)
print(c.log[:12], c.log[-3:], c.queue, c.passed)
c.ns = c.ew = 'green'
try: c.tick(999, [])
except AssertionError as e: print(e)
