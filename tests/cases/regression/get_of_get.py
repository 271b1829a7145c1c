# A __get__ that is itself an instance of a class with __get__ is called as it is.
class C: pass
c = C()
C.__get__ = c
C.x = c
try: print(c.x is c)
except (TypeError, RecursionError) as e: print('refused')
