# `__index__` of a slice clears the list that is looked at.
l = list(range(5))
class I:
    def __index__(self): l.clear(); return 1
print(l[I():3], l)
