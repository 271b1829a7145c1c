# Where a metaclass refuses an order of resolution for a class below, those above have their old orders again, and nobody is asked twice.
asked = []


class Meta(type):
    how = "plain"

    def mro(cls):
        asked.append(cls.__name__)
        order = type.mro(cls)
        if Meta.how == "plain":
            return order
        if Meta.how == "looks":
            asked.append([A.k, B.k, C.k])
        elif cls.__name__ == "C":
            raise ValueError("no order for C")
        return order[:1] + [Mixed] + order[1:]


class Mixed:
    k = "mixed"


class Root(metaclass=Meta):
    pass


class A(Root):
    k = 1


class Above(Root):
    pass


class B(A):
    pass


class C(B):
    pass


def read(o, cls):
    return o.k, cls.k


def run(turn, act):
    out = []
    objects = [A(), B(), C()]
    for i in range(60):
        if i == turn:
            try:
                act()
            except ValueError as e:
                out.append(str(e))
        o = objects[i % 3]
        out.append(read(o, type(o)))
    print(out[turn - 3 : turn + 9], asked)
    print([[c.__name__ for c in cls.__mro__] for cls in (A, B, C)], A.__bases__, B.__bases__)
    asked.clear()


def refused():
    Meta.how = "refuses"
    A.__bases__ = (Above,)


def looked_at():
    Meta.how = "looks"
    A.__bases__ = A.__bases__


def plain():
    Meta.how = "plain"
    A.__bases__ = A.__bases__


run(30, refused)
run(31, looked_at)
run(32, plain)
run(33, refused)
