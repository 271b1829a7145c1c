# Orders matched by price and time; partial fills, cancels, a bad order in the middle of the day.
class Order:
    serial = 0
    __slots__ = ('id', 'side', 'price', 'qty')
    def __init__(self, side, price, qty):
        if qty <= 0: raise ValueError(f'quantity {qty}')
        Order.serial += 1
        self.id, self.side, self.price, self.qty = Order.serial, side, price, qty
    def __repr__(self): return f'#{self.id}{self.side}{self.qty}@{self.price}'
class Book:
    def __init__(self): self.buy, self.sell, self.trades, self.live = [], [], [], {}
    def submit(self, o):
        mine, theirs = (self.buy, self.sell) if o.side == 'B' else (self.sell, self.buy)
        better = (lambda p: p <= o.price) if o.side == 'B' else (lambda p: p >= o.price)
        while o.qty and theirs and better(theirs[0].price):
            other = theirs[0]
            n = min(o.qty, other.qty)
            self.trades.append((o.id, other.id, n, other.price))
            o.qty -= n
            other.qty -= n
            if not other.qty:
                theirs.pop(0)
                del self.live[other.id]
        if o.qty:
            sign = -1 if o.side == 'B' else 1
            i = 0
            while i < len(mine) and sign * mine[i].price <= sign * o.price: i += 1
            mine.insert(i, o)
            self.live[o.id] = o
    def cancel(self, id):
        o = self.live.pop(id)
        (self.buy if o.side == 'B' else self.sell).remove(o)
b, seed, errors = Book(), 11, []
for t in range(160):
    seed = (seed * 214013 + 2531011) % 2**31
    r = seed >> 16
    try:
        if r % 7 == 0: b.cancel(r % 40 + 1)
        else: b.submit(Order('BS'[r % 2], 95 + r // 8 % 10 + (0.5 if t > 120 else 0), r % 9 - (20 if t == 130 else 0) + 1))
    except KeyError as e: errors.append(int(e.args[0]))
    except ValueError as e: print(t, e)
    if t % 32 == 0: print(t, b.buy[:3], b.sell[:3], len(b.trades))
print(len(b.trades), b.trades[:4], b.trades[-2:], sum(n for _, _, n, _ in b.trades))
print(errors, Order.serial, len(b.live) == len(b.buy) + len(b.sell))
print([o.price for o in b.buy] == sorted((o.price for o in b.buy), reverse=True), b.sell == sorted(b.sell, key=lambda o: (o.price, o.id)))
print(f'{sum(n * p for *_, n, p in b.trades):.2f}', max(p for *_, p in b.trades))
