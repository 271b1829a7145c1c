# `__index__` of a slice clears the list that is assigned to.
l = list(range(5))
class I:
    def __index__(self): l.clear(); return 2
try: l[0:3:I()] = [7, 8]
except ValueError as e: print('ValueError')
print(l)
