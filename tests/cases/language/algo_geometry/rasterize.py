# Lines by Bresenham, filled triangles, flood fill and midpoint circles on a character canvas.
class Canvas:
    def __init__(self, w, h): self.w, self.h, self.rows = w, h, [['.'] * w for _ in range(h)]
    def __setitem__(self, at, c):
        x, y = at
        if 0 <= x < self.w and 0 <= y < self.h: self.rows[y][x] = c
    def __getitem__(self, at): return self.rows[at[1]][at[0]]
    def __str__(self): return '\n'.join(map(''.join, self.rows))
    def line(self, x, y, x1, y1, c='#'):
        dx, dy = abs(x1 - x), -abs(y1 - y)
        sx, sy = 1 if x < x1 else -1, 1 if y < y1 else -1
        err, n = dx + dy, 0
        while True:
            self[x, y] = c
            n += 1
            if (x, y) == (x1, y1): return n
            e2 = 2 * err
            if e2 >= dy: err += dy; x += sx
            if e2 <= dx: err += dx; y += sy
    def circle(self, cx, cy, r, c='o'):
        x, y, d = r, 0, 1 - r
        while x >= y:
            for px, py in ((x, y), (y, x)):
                for qx in (px, -px):
                    for qy in (py, -py): self[cx + qx, cy + qy] = c
            y += 1
            if d < 0: d += 2 * y + 1
            else: x -= 1; d += 2 * (y - x) + 1
    def fill(self, x, y, c):
        old, todo, n = self[x, y], [(x, y)], 0
        while todo:
            x, y = todo.pop()
            if 0 <= x < self.w and 0 <= y < self.h and self[x, y] == old != c:
                self[x, y] = c
                n += 1
                todo += (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)
        return n
    def triangle(self, a, b, p, c):
        edge = lambda u, v, x, y: (v[0] - u[0]) * (y - u[1]) - (v[1] - u[1]) * (x - u[0])
        for y in range(self.h):
            for x in range(self.w):
                s = [edge(a, b, x, y), edge(b, p, x, y), edge(p, a, x, y)]
                if min(s) >= 0 or max(s) <= 0: self[x, y] = c
k = Canvas(32, 13)
print(k.line(0, 0, 31, 12), k.line(31, 0, 0, 12, '/'), k.line(5, 12, 5, 12, '@'))
k.circle(16, 6, 5)
print(k.fill(16, 3, '~'), k.fill(0, 6, '-'), k.fill(0, 6, '-'))
print(k)
t = Canvas(20, 8)
t.triangle((2, 1), (17, 3), (6, 7), '%')
t.circle(10, 4, 12, '!')
print(t, sum(r.count('%') for r in t.rows), sep='\n')
try: k.fill(40, 2, 'x')
except IndexError as e: print(e)
