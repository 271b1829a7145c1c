# What extends itself is extended once, also where a subclass iterates.
class L(list): pass
l = L([1, 2]); l.extend(l); l += l
print(l, len(l))
b = bytearray(b'ab'); b.extend(b[:]); print(b)
