# Class patterns and `except` clauses in traces rely on the bases of the class; a pattern also hears what `__class__` says.


def matched(o, cls):
    match o:
        case cls.B(k=1):
            return "B with k"
        case cls.B():
            return "B"
        case cls.A():
            return "A"
        case _:
            return "none"


def caught(o, cls):
    try:
        raise o
    except cls.B:
        return "B"
    except (cls.Other, cls.A):
        return "A"
    except Exception:
        return "none"


def seen(o, cls):
    return isinstance(o, cls.B), isinstance(o, (cls.Other, cls.A)), issubclass(type(o), cls.B)


def world():
    class W:
        pass

    class A(Exception):
        pass

    class B(A):
        pass

    class C(A):
        pass

    class Other(Exception):
        pass

    W.A, W.B, W.C, W.Other = A, B, C, Other
    return W


def run(reader, act, turns=70):
    cls = world()
    objects = [cls.C(), cls.B(), cls.A()]
    out = []
    for i in range(turns):
        if i == 35:
            act(cls, objects)
        out.append(reader(objects[i % 3], cls))
    print(reader.__name__, act.__name__, out[30:45], out[-3:])


def under_b(cls, objects):
    cls.C.__bases__ = (cls.B,)


def under_other(cls, objects):
    cls.C.__bases__ = (cls.Other,)


def both_apart(cls, objects):
    cls.B.__bases__ = (cls.Other,)


def says_b(cls, objects):
    class Says(cls.A):
        __class__ = property(lambda self: cls.B)
        k = 1

    cls.C.__bases__ = (Says,)


def answers_b(cls, objects):
    def answer(self, name):
        return cls.B if name == "__class__" else 1

    cls.A.__getattribute__ = answer


for act in (under_b, under_other, both_apart, says_b, answers_b):
    for reader in (matched, caught, seen):
        run(reader, act)
