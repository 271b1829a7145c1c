# bin, oct, hex, and the format letters that do the same.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
for n in (0, 1, -1, 255, -256, 2**62, -2**62, 2**63 - 1, 2**64, -2**100, True, False):
    print(bin(n), oct(n), hex(n), f"{n:b} {n:o} {n:x} {n:X} {n:#x} {n:#b} {n:#o} {n:#X}")
    assert int(bin(n), 2) == int(oct(n), 8) == int(hex(n), 16) == n == int(hex(n), 0)
class Ix:
    def __init__(self, r): self.r = r
    def __index__(self): return self.r
print(bin(Ix(5)), hex(Ix(1)), oct(Ix(-9)), t(bin, Ix("a")), t(hex, Ix(None)), t(oct, Ix(1.0)))
for bad in (1.0, "1", None, 1j, [], b"1"):
    print(t(bin, bad), t(oct, bad), t(hex, bad))
print(t(bin), t(bin, 1, 2), f"{255:08b}|{255:#010x}|{-5:08b}|{5:+b}|{255:_x}|{2**40:_b}|{2**40:_x}|{-255:#_X}")
for f in ("1b", "0x", "#010x", "_o", ">8b", "^#9o", "*<+6X"):
    print(f, format(37, f), format(-37, f), sep="|")
total = 0
for i in range(100):
    total ^= int(bin(i * 977)[2:], 2) + len(hex(i << i)) + int(format(i, "o"), 8)
print(total)
