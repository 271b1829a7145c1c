# The class in a class body is the one around it, and in its methods its own.
class X:
    def mk(self):
        class Y:
            z = __class__
            def m(self): return __class__
        return Y
Y = X().mk(); print(Y.z.__name__, Y().m().__name__)
