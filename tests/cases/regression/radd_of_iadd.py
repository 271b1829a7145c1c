# `+=` and `*=` of builtin sequences ask the methods of the other operand first.
class A(list):
    def __radd__(s, o): return ('radd', o)
y = [2]; y += A([3]); print(y)
class B:
    def __radd__(s, o): return 'radd'
t = (1,); t += B(); print(t)
class L(list):
    def __add__(s,o): return ('add', o)
l = L([1]); l += [2]; print(l)
class M(list):
    def __mul__(s,o): return ('mul', o)
    def __rmul__(s,o): return ('rmul', o)
l = M([1]); l *= 3; print(l)
l = [1]; l *= M([2]); print(l)
class I(int):
    def __rmul__(s,o): return ('rmul', o)
    def __radd__(s,o): return ('radd', o)
l = [1]; l *= I(2); print(l)
l = [1]
try: l += I(2); print(l)
except TypeError as e: print(e)
b = bytearray(b'a'); b *= I(2); print(b)
b = bytearray(b'a'); b += I(2); print(b)
class N:
    def __radd__(s,o): print('asked'); return NotImplemented
    def __rmul__(s,o): print('asked'); return NotImplemented
for op in ('+=', '*='):
    ns = {'l': [1], 'n': N()}
    try: exec(f'l {op} n', ns); print(ns['l'])
    except TypeError as e: print(e)
class It:
    def __iter__(s): return iter([1,2])
    def __radd__(s,o): print('asked'); return NotImplemented
l = [1]; l += It(); print(l)
class P(list):
    def __iadd__(s,o): return 'iadd'
    def __add__(s,o): return 'add'
l = P(); l += [1]; print(l)
class T(tuple):
    def __radd__(s,o): return 'radd'
l = [1]; l += T((1,)); print(l)
for i in range(200):
    l = [1]; l += T((1,)) if i > 150 else (2,)
    if i in (3, 190): print(l)
