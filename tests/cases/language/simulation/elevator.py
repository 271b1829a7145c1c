# An elevator as a generator that is sent calls; a scheduler drives two of them over a day.
def elevator(name, floor=0):
    stops, log, direction = set(), [], 0
    order = yield name, floor, direction
    while True:
        if order == 'report':
            order = yield log
            continue
        if order is not None: stops.add(order)
        if floor in stops:
            stops.discard(floor)
            log.append(floor)
        elif stops:
            if direction == 0: direction = 1 if min(stops, key=lambda s: (abs(s - floor), s)) > floor else -1
            if direction > 0 and max(stops) < floor: direction = -1
            if direction < 0 and min(stops) > floor: direction = 1
            floor += direction
        if not stops: direction = 0
        order = yield name, floor, direction
class Building:
    def __init__(self, *starts):
        self.lifts = [elevator(chr(65 + i), f) for i, f in enumerate(starts)]
        self.state = [next(l) for l in self.lifts]
    def call(self, floor):
        def cost(i):
            _, at, d = self.state[i]
            away = (floor - at) * d < 0
            return abs(at - floor) + 10 * away, i
        i = min(range(len(self.lifts)), key=cost)
        self.state[i] = self.lifts[i].send(floor)
        return self.state[i][0]
    def tick(self): self.state = [next(l) for l in self.lifts]
b = Building(0, 9)
seed, given = 3, []
for t in range(120):
    seed = (seed * 75 + 74) % 65537
    if seed % 5 == 0 and t < 90:
        f = seed % 10
        given.append(f)
        print(t, 'call', f, '->', b.call(f))
    b.tick()
    if t % 30 == 0: print(t, b.state)
logs = [l.send('report') for l in b.lifts]
print(logs, sorted(logs[0] + logs[1]) == sorted(set(given)) or len(given), b.state)
b.lifts[1].close()
try: b.tick()
except (StopIteration, RuntimeError) as e: print(type(e).__name__)
try: b.lifts[0].throw(KeyError('cable'))
except KeyError as e: print('broken', e, next(b.lifts[0], 'stands'))
