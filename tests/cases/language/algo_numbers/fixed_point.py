# Fixed point numbers of 16 fractional bits with operators; sine by CORDIC; rounding checked.
class Fix:
    __slots__ = ('raw',)
    ONE = 1 << 16
    def __init__(self, v=0, raw=None): self.raw = raw if raw is not None else round(v * Fix.ONE)
    @staticmethod
    def of(v): return v if isinstance(v, Fix) else Fix(v)
    def __add__(self, o): return Fix(raw=self.raw + Fix.of(o).raw)
    def __sub__(self, o): return Fix(raw=self.raw - Fix.of(o).raw)
    def __rsub__(self, o): return Fix.of(o) - self
    def __mul__(self, o): return Fix(raw=self.raw * Fix.of(o).raw + 0x8000 >> 16)
    def __truediv__(self, o): return Fix(raw=(self.raw << 16) // Fix.of(o).raw)
    def __neg__(self): return Fix(raw=-self.raw)
    def __lt__(self, o): return self.raw < Fix.of(o).raw
    def __eq__(self, o): return self.raw == Fix.of(o).raw
    def __float__(self): return self.raw / Fix.ONE
    def __int__(self): return self.raw >> 16
    def __repr__(self): return f'{float(self):.4f}'
    __radd__, __rmul__ = __add__, __mul__
print(Fix(1.5) + 2, 3 - Fix(0.25), Fix(2) * 0.5, Fix(1) / 3, -Fix(7) / 2, int(Fix(-0.5)), 2 * Fix(0.1) == Fix(0.2))
total = Fix()
for i in range(1, 201):
    total += Fix(1) / (i * i)
    if i in (1, 10, 100, 200): print(i, total, total * 6)
def sqrt(v):
    x = v if Fix(1) < v else Fix(1)
    for _ in range(20):
        y = (x + v / x) / 2
        if y == x: break
        x = y
    return x
print([sqrt(Fix(v)) for v in (0.25, 2, 9, 1000, 30000)])
angles = [51472, 30386, 16055, 8150, 4091, 2047, 1024, 512, 256, 128, 64, 32, 16, 8, 4, 2, 1]
def cordic(angle):
    x, y, z = 39797, 0, angle.raw
    for i, a in enumerate(angles):
        if z >= 0: x, y, z = x - (y >> i), y + (x >> i), z - a
        else: x, y, z = x + (y >> i), y - (x >> i), z + a
    return Fix(raw=y), Fix(raw=x)
for deg in range(-90, 91, 30):
    s, c = cordic(Fix(deg * 3.14159265 / 180))
    print(deg, f'{float(s):.3f} {float(c):.3f}', abs(float(s * s + c * c) - 1) < 0.001)
try: Fix(1) / 0
except ZeroDivisionError as e: print(e)
print(Fix(10**9) * 10**9, (Fix(2**40) * Fix(2**40)).raw.bit_length())
