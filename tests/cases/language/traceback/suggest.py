# exit: 1
class A:
    blech = 1
    def method(self): self.blach
for f in (lambda: A().blach, lambda: prnt, lambda: A().metod, lambda: [].apend):
    try: f()
    except Exception as e: print(e)
def foo():
    valeu = 3
    return value
try:
    foo()
except NameError as e:
    pass
import math
math.sqroot
