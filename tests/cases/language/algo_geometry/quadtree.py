# A quadtree of moving points: inserts, range queries against a scan, splitting and emptying.
class Quad:
    limit = 4
    def __init__(self, x, y, size): self.x, self.y, self.size, self.points, self.kids = x, y, size, [], None
    def insert(self, p):
        if self.kids:
            return self.kid(p).insert(p)
        self.points.append(p)
        if len(self.points) > self.limit and self.size > 1:
            h = self.size / 2
            self.kids = [Quad(self.x + dx, self.y + dy, h) for dy in (0, h) for dx in (0, h)]
            points, self.points = self.points, []
            for q in points: self.kid(q).insert(q)
    def kid(self, p):
        h = self.size / 2
        return self.kids[(p[0] >= self.x + h) + 2 * (p[1] >= self.y + h)]
    def query(self, x, y, w, h):
        if x > self.x + self.size or y > self.y + self.size or x + w < self.x or y + h < self.y: return
        for p in self.points:
            if x <= p[0] <= x + w and y <= p[1] <= y + h: yield p
        for k in self.kids or (): yield from k.query(x, y, w, h)
    def remove(self, p):
        if self.kids:
            self.kid(p).remove(p)
            if sum(map(len, self.kids)) <= self.limit:
                self.points = [q for k in self.kids for q in k.points] if all(not k.kids for k in self.kids) else list(self)
                self.kids = None
        else: self.points.remove(p)
    def __iter__(self):
        yield from self.points
        for k in self.kids or (): yield from k
    def __len__(self): return len(self.points) + sum(map(len, self.kids or ()))
    def depth(self): return 1 + max((k.depth() for k in self.kids or ()), default=0)
q = Quad(0, 0, 64)
pts = [((i * 37 + i * i) % 64, (i * 23 + 5) % 64) for i in range(80)]
for i, p in enumerate(pts):
    q.insert(p)
    if i % 16 == 15: print(i + 1, len(q), q.depth())
for box in ((0, 0, 64, 64), (10, 10, 20, 5), (30.5, 2, 9.5, 60), (63, 63, 1, 1), (70, 0, 5, 5)):
    got = sorted(q.query(*box))
    want = sorted(p for p in pts if box[0] <= p[0] <= box[0] + box[2] and box[1] <= p[1] <= box[1] + box[3])
    print(len(got), got == want, got[:4])
for p in pts[::2]: q.remove(p)
print(len(q), q.depth(), sorted(q) == sorted(pts[1::2]))
try: q.remove((1, 0))
except ValueError as e: print(e)
for p in pts[3::2]: q.remove(p)
print(len(q), q.depth(), list(q), q.kids)
