# What a metaclass has prepared comes before the variables of the function around.
class M(type):
    @classmethod
    def __prepare__(m, n, b): return {'q': 'prepared'}
def f():
    q = 'lexical'
    class C(metaclass=M): r = q
    return C.r
print(f())
