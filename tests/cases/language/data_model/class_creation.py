# Data model 3.3.3: __init_subclass__, __set_name__, metaclasses, __prepare__, __mro_entries__, __class_getitem__, __instancecheck__.


class Registry:
    known = {}

    def __init_subclass__(cls, /, key=None, **keywords):
        super().__init_subclass__(**keywords)
        cls.known[key or cls.__name__] = cls


class A(Registry, key="first"):
    pass


class B(A):
    pass


print(sorted(Registry.known))
try:
    class Wrong(Registry, other=1):
        pass
except TypeError as error:
    print(error)


class Named:
    def __set_name__(self, owner, name):
        print("named", owner.__name__, name)
        self.name = name


class Owner:
    first = Named()
    second = Named()
    alias = first


print(Owner.first.name, Owner.second.name)
Owner.third = Named()
print(hasattr(Owner.third, "name"))


class Meta(type):
    @classmethod
    def __prepare__(meta, name, bases, **keywords):
        print("prepare", name, [base.__name__ for base in bases], keywords)
        return {"prepared": True}

    def __new__(meta, name, bases, namespace, **keywords):
        namespace = dict(namespace)
        namespace["order"] = [key for key in namespace if not key.startswith("__")]
        return super().__new__(meta, name, bases, namespace)

    def __init__(cls, name, bases, namespace, **keywords):
        super().__init__(name, bases, namespace)
        cls.keywords = keywords

    def __call__(cls, *args):
        print("calling", cls.__name__)
        return super().__call__(*args)

    def __instancecheck__(cls, instance):
        return instance == "special" or super().__instancecheck__(instance)

    def __subclasscheck__(cls, subclass):
        return subclass is int or super().__subclasscheck__(subclass)

    def __len__(cls):
        return 42

    def __iter__(cls):
        return iter(cls.order)


class Made(metaclass=Meta, option=3):
    x = 1

    def method(self):
        pass


print(Made.order, Made.keywords, Made.prepared, type(Made()).__name__, len(Made), list(Made))
print(isinstance("special", Made), isinstance(3, Made), isinstance(Made(), Made), issubclass(int, Made), issubclass(str, Made))


class Entry:
    def __init__(self, *bases):
        self.bases = bases

    def __mro_entries__(self, bases):
        return self.bases


class FromEntries(Entry(A), Entry(), list):
    pass


print([base.__name__ for base in FromEntries.__bases__], [type(base).__name__ for base in FromEntries.__orig_bases__])


class Generic:
    def __class_getitem__(cls, item):
        return f"{cls.__name__}[{item}]"


print(Generic[int], Generic["x", 1])


class Cell:
    def who(self):
        return __class__.__name__


class Sub(Cell):
    def who(self):
        return super().who() + " " + __class__.__name__


print(Sub().who(), type("Dynamic", (Sub,), {"extra": 1})().extra)
made = [type(f"C{n}", (Registry,), {"n": n}) for n in range(50)]
print(sum(cls.n for cls in made), len(Registry.known))
