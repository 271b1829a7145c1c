# sidewinder: No module named '_weakref'
import weakref
class A: pass
a = A()
r = weakref.ref(a)
print(r() is a)
