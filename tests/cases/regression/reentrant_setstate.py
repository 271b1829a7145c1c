# `__hash__` clears the dict whose keys become attributes.
d = {}
class K(str):
    def __hash__(s): d.clear(); return str.__hash__(s)
d[K('a')] = [1]
try: Exception().__setstate__(d)
except Exception as e: print(type(e).__name__)
print('alive')
