# Builtin functions in Python are no descriptors: they do not bind in classes.
import heapq, bisect, functools
class H: push = heapq.heappush; ins = bisect.insort; red = functools.reduce
l = []; H().push(l, 3); H().ins(l, 1); print(l, H().red(max, [1, 5, 2]))
import operator, itertools, time, struct, zlib, types
class A: add = operator.add; crc = zlib.crc32; pack = struct.pack; own = lambda self, n: n
a = A()
n = 0
for i in range(200): n += a.add(i, 1) + a.own(2)
print(n, a.crc(b'x'), a.pack('<H', 5))
for f in (heapq.heappush, bisect.insort, functools.reduce, operator.add, time.time, zlib.crc32, len):
    print(f.__name__, type(f).__name__, callable(f), hasattr(f, '__get__'), hasattr(f, '__code__'))
print(heapq.heappush, isinstance(operator.add, types.BuiltinFunctionType), types.FunctionType == type(operator.add))
