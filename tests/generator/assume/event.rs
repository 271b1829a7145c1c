//! What programs do that may end an assumption, by event.

/// Events with bodies of functions of `o`. Holes are filled by `Names::fill`.
pub const EVENTS: &[(&str, &[&str])] = &[
    ("class-attribute", CLASS_ATTRIBUTE),
    ("bases", BASES),
    ("order", ORDER),
    ("metaclass", METACLASS),
    ("shape", SHAPE),
    ("completed", COMPLETED),
    ("protocol", PROTOCOL),
    ("value-class", VALUE_CLASS),
    ("functions", FUNCTIONS),
    ("function-code", FUNCTION_CODE),
    ("defaults", DEFAULTS),
    ("leaving", LEAVING),
    ("replaced", REPLACED),
    ("other", OTHER),
    ("looked-anew", LOOKED_ANEW),
    ("global-set", GLOBAL_SET),
    ("keys-clash", KEYS_CLASH),
];

/// A row of the JIT's table.
pub struct Row {
    /// What happens.
    pub event: &'static str,
    /// What it ends.
    pub assumption: &'static str,
    /// What notices that it does, where most that rely on the assumption would not.
    pub readers: &'static [&'static str],
}

const fn row(
    event: &'static str,
    assumption: &'static str,
    readers: &'static [&'static str],
) -> Row {
    Row { event, assumption, readers }
}

/// The rows of the JIT's table: every other program is about one of these.
pub const ROWS: &[Row] = &[
    row("class-attribute", "lookup", &[]),
    row(
        "bases",
        "lookup",
        &[
            "o.k",
            "o.m(2)",
            "o.part",
            "o.above_k()",
            "isinstance(o, B)",
            "isinstance(o, (int, Other))",
            "C.k",
            "match o:\n    case B():\n        return 1\n    case A():\n        return 2\n    case _:\n        return 3",
            "try:\n    raise o\nexcept B:\n    return 1\nexcept A:\n    return 2\nexcept Exception:\n    return 3",
        ],
    ),
    row("order", "lookup", &["o.k", "C.k", "o.mixed_k", "o.part", "B.k"]),
    row(
        "metaclass",
        "lookup",
        &[
            "type({X})",
            "type(type(o))",
            "isinstance(1, {X})",
            "isinstance(o, (int, {X}))",
            "{X}.__class__",
        ],
    ),
    row(
        "shape",
        "lookup",
        &[
            "match o:\n    case [*x]:\n        return 1\n    case {}:\n        return 2\n    case _:\n        return 3",
            "match o:\n    case {}:\n        return 1\n    case [x, y]:\n        return 2\n    case _:\n        return 3",
            "match made(C):\n    case {}:\n        return 1\n    case [*x]:\n        return 2\n    case _:\n        return 3",
        ],
    ),
    // Out of reach: such a class has its methods before a program meets it.
    row("completed", "lookup", &[]),
    row("protocol", "acting", STANDING),
    row("value-class", "acting", STANDING),
    row("functions", "acting", &["o.p", "o.p", "o.p = 3\n4", "o.sm(1)", "o.call(1)", "{X}.sm(1)"]),
    row("function-code", "code", &["f()", "f(2)", "f(2, y=3)", "h(1)", "h(g)"]),
    row(
        "function-code",
        "acting",
        &["o.m(2)", "o.m(1)", "o.p", "o.part", "o.part = i\n3", "len(o)", "o + 1", "C(1)"],
    ),
    row("defaults", "code", &[]),
    row("leaving", "kept", &[]),
    row("replaced", "settled", &[]),
    row("other", "held", &[]),
    // Out of reach: only an interpreter written with `JitDriver` has anything looked at anew (`cases/language/guest`).
    row("looked-anew", "place", &[]),
    row("global-set", "global", &[]),
    row(
        "keys-clash",
        "keys",
        &[
            "table[1]",
            "table[\"a\"]",
            "table[\"a\"]",
            "table.get(\"a\")",
            "\"a\" in table",
            "[table.get(j) for j in (1, \"a\", 5)]",
        ],
    ),
];

/// What finds a value that stands in a class.
const STANDING: &[&str] = &[
    "o.part",
    "o.part",
    "{X}.part",
    "o.part = i\n3",
    "o.err",
    "{X}.err",
    "o.nested",
    "o.mod",
    "o.call",
];

const CLASS_ATTRIBUTE: &[&str] = &[
    "{X}.k = {V}",
    "{X}.k = 1\n{X}.k = 2",
    "del {X}.k",
    "{X}.m = {F}",
    "del {X}.m",
    "{X}.{S} = {F}",
    "{X}.{S} = {F}",
    "{X}.{S} = {F}",
    "del {X}.{S}",
    "del {X}.{S}",
    "{X}.__getattr__ = answers",
    "{X}.__getattribute__ = answers_all",
    "{X}.__setattr__ = tells",
    "{X}.__delattr__ = tells",
    "{X}.__hash__ = None",
    "{X}.__iter__ = None",
    "{X}.__init__ = lambda self, *args: None",
    "{X}.__new__ = lambda cls, *args: 3",
    "{X}.__new__ = lambda cls, *args: object.__new__(cls)",
    "{X}.part = {V}",
    "{X}.part = 1\n{X}.part = 2",
    "{X}.part = property(lambda self: \"prop\")",
    "{X}.err = Fault(4)",
    "{X}.err = ValueError(4)\n{X}.err = Fault(4)",
    "del {X}.part",
    "{X}.s = 5",
    "{X}.s = property(lambda self: \"s\")",
    "{X}.s = {V}",
    "del {X}.s",
    "{X}.s = A.__dict__.get(\"t\", 3)",
    "{X}.p = {V}",
    "{X}.p = property(lambda self: \"p2\")",
    "{X}.sm = {V}",
    "{X}.call = {V}",
    "{X}.nested = {V}",
    "{X}.new_name = {V}",
    "{X}.missing = {V}",
    "{X}.a = {V}",
    "{X}.a = D(3)",
    "{X}.a = property(lambda self: \"a\")",
    "{X}.t = property(lambda self: \"t\", lambda self, v: None)",
    "{M}.k = {V}",
    "{M}.k = property(lambda cls: \"meta k\")",
    "{M}.part = property(lambda cls: \"meta part\")",
    "{M}.part = E(1)",
    "{M}.new_name = {V}",
    "{M}.m = {F}",
    "{M}.__call__ = lambda cls, *args: 4",
    "{M}.__getattr__ = answers",
    "{M}.__getattribute__ = lambda cls, name: type.__getattribute__(cls, name) if name[:2] == \"__\" else \"all\"",
    "{M}.__instancecheck__ = lambda cls, o: True",
    "{M}.__subclasscheck__ = lambda cls, o: True",
    "{M}.__setattr__ = lambda cls, name, v: put(name)",
    "{X}.__abstractmethods__ = frozenset([\"q\"])",
    "{X}.__class__ = property(lambda self: int)",
    "{X}.__name__ = \"Named\"",
    "{X}.__match_args__ = (\"k\",)",
    "{X}.__bool__ = lambda self: True",
    "{X}.__len__ = lambda self: 2",
    "{X}.__eq__ = lambda self, other: True",
    "type.__setattr__({X}, \"k\", {V})",
    "{X}.k0 = {V}",
];

const BASES: &[&str] = &[
    "{X}.__bases__ = (Other,)",
    "C.__bases__ = (B,)",
    "C.__bases__ = (A,)",
    "B.__bases__ = (Other,)",
    "C.__bases__ = (Other,)",
    "C.__bases__ = (B, Other)",
    "A.__bases__ = (Other,)",
    "B.__bases__ = (A, Mixed)",
    "D.__bases__ = (E,)",
    "E.__bases__ = (D,)",
    "class Gets(D0): __get__ = gets\nD.__bases__ = (Gets,)",
    "class Sets(D0): __set__ = sets\nD.__bases__ = (Sets,)",
    "class Meta3(Meta0): __get__ = gets\nMeta.__bases__ = (Meta3,)",
    "class Meta3(Meta0): k = property(lambda cls: \"m3\")\nMeta.__bases__ = (Meta3,)",
];

// Nothing here changes a class that is in an order only because a metaclass says so: whether CPython notices depends on what it has in its cache.
const ORDER: &[&str] = &[
    "mixed[:] = []\n{X}.__bases__ = {X}.__bases__",
    "class Mixed2: __slots__ = (); k = \"m2\"; part = D(12); mixed_k = 2\nmixed[:] = [Mixed2]\n{X}.__bases__ = {X}.__bases__",
    "mixed[:] = [Mixed, Other]\nC.__bases__ = C.__bases__",
    "Meta.mro = lambda cls: type.mro(cls)[:1] + [Mixed] + type.mro(cls)[1:]\nC.__bases__ = C.__bases__",
    "Meta.mro = lambda cls: type.mro(cls)[:1] + [Mixed] + type.mro(cls)[1:]\nC.__bases__ = C.__bases__",
    // Refused by a class below: those that have got other orders already get the old ones back, and nobody is asked again.
    "def mro(cls):\n    put(\"asked\")\n    if cls is C: raise ValueError(\"order\")\n    return type.mro(cls)[:1] + [Mixed] + type.mro(cls)[1:]\nMeta.mro = mro\nA.__bases__ = A.__bases__",
    // Looks at the classes while some have got their new orders and others have not.
    "class Mixed3: __slots__ = (); k = \"m3\"\ndef mro(cls):\n    put(show([A.k, B.k, C.k]))\n    return type.mro(cls)[:1] + [Mixed3] + type.mro(cls)[1:]\nMeta.mro = mro\nA.__bases__ = A.__bases__",
    "class Mixed3: __slots__ = (); k = \"m3\"\ndef mro(cls):\n    put(show([A.k, B.k, C.k]))\n    return type.mro(cls)[:1] + [Mixed3] + type.mro(cls)[1:]\nMeta.mro = mro\n{X}.__bases__ = {X}.__bases__",
];

const METACLASS: &[&str] = &[
    "{X}.__class__ = Meta2",
    "{X}.__class__ = Meta0",
    "{X}.__class__ = Meta",
    "class Meta4(Meta0):\n    k = property(lambda cls: \"m4\")\n    of_meta = 5\n{X}.__class__ = Meta4",
    "class Meta4(Meta0):\n    __instancecheck__ = lambda cls, o: True\n    __call__ = lambda cls, *a: 6\n{X}.__class__ = Meta4",
    "{X}.nested.__class__ = Meta2",
    "{X}.nested.__class__ = Meta",
    "class Meta5(Meta0): __get__ = gets\nA.nested.__class__ = Meta5",
];

const SHAPE: &[&str] = &[
    "collections.abc.Sequence.register({X})",
    "collections.abc.Mapping.register({X})",
    "collections.abc.Sequence.register(C)",
    "collections.abc.MutableSequence.register(A)",
    "collections.abc.Hashable.register({X})",
];

const COMPLETED: &[&str] = &[
    "import weakref\nweakref.ref(o)",
    "import weakref\n{X}.part = weakref.proxy(o)",
    "import abc\nabc.ABC",
    "import collections\ncollections.OrderedDict()",
];

const PROTOCOL: &[&str] = &[
    "type(A.__dict__[\"part\"]).__get__ = {G}",
    "type(A.__dict__[\"part\"]).__set__ = sets",
    "del type(A.__dict__[\"part\"]).__get__",
    "{D}.__get__ = {G}",
    "{D}.__get__ = gets",
    "{D}.__set__ = sets",
    "{D}.__delete__ = deletes",
    "{D}.__get__ = gets\n{D}.__set__ = sets",
    "{D}.__get__ = gets_again\n{D}.__delete__ = deletes",
    "del {D}.__get__",
    "del {D}.__set__",
    "del {D}.__delete__",
    "Fault.__get__ = gets",
    "Fault.__set__ = sets",
    "del Fault.__get__",
    "Text.__get__ = gets",
    "{M}.__get__ = gets",
    "{M}.__set__ = sets",
    "Meta2.__get__ = gets_again",
    "del Meta2.__get__",
    "Kind.__get__ = gets",
    "Kind.__set__ = sets",
    "setattr({D}, \"__get__\", gets)",
    "type.__setattr__({D}, \"__get__\", gets)",
    "delattr({D}, \"__get__\")",
];

const VALUE_CLASS: &[&str] = &[
    "v = A.__dict__[\"part\"]\nv.__class__ = E",
    "v = A.__dict__[\"part\"]\nv.__class__ = D",
    "v = A.__dict__[\"part\"]\nv.__class__ = D0",
    "class D2(D): __get__ = gets\nA.__dict__[\"part\"].__class__ = D2",
    "class D2(D0):\n    __get__ = gets\n    __set__ = sets\nA.__dict__[\"part\"].__class__ = D2",
    "class Fault2(Fault): __get__ = gets\nA.__dict__[\"err\"].__class__ = Fault2",
    "class Fault2(Fault):\n    __set__ = sets\nA.__dict__[\"err\"].__class__ = Fault2",
    "class Kind2(types.ModuleType): __get__ = gets\nmodule.__class__ = Kind2",
    "class Kind2(types.ModuleType): __get__ = gets\nA.__dict__[\"mod\"].__class__ = Kind2",
    "class Text2(Text): __get__ = gets\nA.__dict__[\"part\"].__class__ = Text2",
    "class D2(D): __call__ = method\nA.__dict__[\"part\"].__class__ = D2",
    "class D2(D): __call__ = method\nA.__dict__[\"call\"].__class__ = D2",
    "v = A.__dict__[\"part\"]\nclass V(type(v)):\n    __slots__ = ()\n    __get__ = gets\nv.__class__ = V",
    "v = A.__dict__[\"part\"]\nclass V(type(v)):\n    __slots__ = ()\n    __get__ = gets_again\n    __set__ = sets\nv.__class__ = V",
    "v = A.__dict__[\"err\"]\nclass V(type(v)):\n    __get__ = gets\nv.__class__ = V",
];

const FUNCTIONS: &[&str] = &[
    "A.__dict__[\"p\"].__init__(lambda self: \"p3\")",
    "A.__dict__[\"p\"].__init__(lambda self: \"p4\", lambda self, v: put(\"p4 set\"))",
    "A.__dict__[\"p\"].__init__()",
    "A.__dict__[\"sm\"].__init__(len)",
    "A.__dict__[\"sm\"].__init__(f)",
    "A.__dict__[\"call\"].__init__(f)",
    "{X}.__dict__[\"sm\"].__init__(lambda *a: \"sm\")",
];

const FUNCTION_CODE: &[&str] = &[
    "f.__code__ = f2.__code__",
    "h.__code__ = (lambda x: (x, \"h\")).__code__",
    "A.__dict__[\"m\"].__code__ = (lambda self, x=4: (\"code\", x)).__code__",
    "A.__dict__[\"p\"].fget.__code__ = (lambda self: \"p code\").__code__",
    "gets.__code__ = gets_again.__code__",
    "sets.__code__ = (lambda self, o, v: None).__code__",
    "method.__code__ = other.__code__",
    "A.__dict__[\"__len__\"].__code__ = (lambda self: 6).__code__",
    "A.__dict__[\"__add__\"].__code__ = (lambda self, other: 6).__code__",
    "A.__dict__[\"__init__\"].__code__ = (lambda self, *args: None).__code__",
    "o.m.__func__.__code__ = (lambda self, x=4: (\"code\", x)).__code__",
    "o.m.__func__.__code__ = (lambda self, x=4: (\"another code\", x)).__code__",
    "{X}.m.__code__ = (lambda self, *args: (\"code\", len(args))).__code__",
];

const DEFAULTS: &[&str] = &[
    "f.__defaults__ = (8, 9)",
    "f.__defaults__ = (8,)",
    "f.__defaults__ = None",
    "f.__kwdefaults__ = {\"k\": 11}",
    "f.__kwdefaults__[\"k\"] = 12",
    "f.__kwdefaults__ = None",
    "del f.__kwdefaults__[\"k\"]",
    "A.__dict__[\"m\"].__defaults__ = (13,)",
    "A.__dict__[\"m\"].__defaults__ = None",
    "d = f.__kwdefaults__\nd[\"k\"] = {V}",
];

const LEAVING: &[&str] = &[
    "fixed.extra = 1",
    "fixed.__class__ = B",
    "fixed.__class__ = Wider",
    "fixed.__class__ = Other",
    "o.__class__ = Wider",
    "o.__class__ = A",
    "del fixed.a",
    "del o.a",
    "del o.s",
    "del fixed.b",
    "fixed.__dict__",
    "fixed.__dict__[\"a\"] = {V}",
    "fixed.__dict__[\"k\"] = {V}",
    "fixed.__dict__[\"part\"] = {V}",
    "fixed.__dict__[\"m\"] = h",
    "fixed.__dict__[\"s\"] = {V}",
    "o.__dict__[\"part\"] = {V}",
    "o.__dict__[\"p\"] = {V}",
    "o.__dict__ = {\"a\": 3}",
    "fixed.__dict__ = {\"a\": 3, \"k\": 4, \"part\": 5}",
    "fixed.__dict__.clear()",
    "o.k = {V}",
    "o.m = h",
    "fixed.m = h",
    "fixed.part = {V}",
    "o.part = {V}",
    "o.missing = {V}",
    "fixed.b.extra = 2",
    "fixed.b.__class__ = E",
    "holder[0] = made(B)",
];

const REPLACED: &[&str] = &[
    "fixed.a = {V}",
    "fixed.a = 2",
    "fixed.b = D(7)",
    "fixed.b.n = 9",
    "setattr(fixed, \"a\", 3)",
    "object.__setattr__(fixed, \"a\", {V})",
    "fixed.s = 6",
    "o.a = 4",
    "o.b.n = 5",
    "fixed.__dict__[\"a\"] = 7",
    "fixed.__dict__.update(a=8)",
    "del fixed.a\nfixed.a = 9",
    "type(fixed).__dict__[\"s\"].__set__(fixed, 3)",
];

const OTHER: &[&str] = &[
    "o.a = \"text\"",
    "o.a = 2.5",
    "o.a = 2**70",
    "o.a = None",
    "fixed.a = \"text\"",
    "fixed.a = D(3)",
    "o.b = E(8)",
    "o.b = 7",
    "fixed.b = C()",
    "o.b.n = \"n\"",
    "o.s = \"s\"",
    "vars(o)[\"a\"] = \"d\"",
    "o.b.__class__ = E",
    "o.b.__class__ = D0",
];

const LOOKED_ANEW: &[&str] = &[
    "for j in range(30): fixed.a = j",
    "for j in range(30): fixed.b = D(j)",
    "x = made(C)\nfor j in range(60): x.a = j\nfixed.a = 61",
    "for j in range(40): made(C).a = {V}",
];

const GLOBAL_SET: &[&str] = &[
    "global g\ng = {V}",
    "global g\nfor g in range(7): pass",
    "global g\ndel g",
    "globals()[\"g\"] = {V}",
    "globals().pop(\"g\")",
    "globals().update(g=5)",
    "global f\nf = f2",
    "global h\nh = len",
    "globals()[\"len\"] = lambda x: 55",
    "global abs\nabs = lambda x: 56",
    "globals()[\"abs\"] = lambda x: 57\ndel globals()[\"abs\"]",
    "old = builtins.abs\nbuiltins.abs = lambda x: 58",
    "builtins.unbound = 59",
    "del builtins.unbound",
    "globals()[\"unbound\"] = 60",
    "module.x = {V}",
    "del module.x",
    "module.f = f2",
    "module.__dict__[\"x\"] = {V}",
    "module.__getattr__ = lambda name: (\"module\", name)",
    "module.__class__ = Kind",
    "module.y = 3",
    "module.missing = 4",
    "global module\nmodule = Kind(\"another\")",
    "global D\nD = E",
    "global C\nC = B",
    "global fixed\nfixed = made(B)",
    "Kind.x = property(lambda self: \"kind x\")",
    "Kind.__getattribute__ = lambda self, name: \"kind all\"",
    "Kind.__getattr__ = answers",
    "Kind.y = {V}",
    "global table\ntable = {1: 2}",
    "global isinstance\nisinstance = lambda a, b: \"no\"",
];

const KEYS_CLASH: &[&str] = &[
    "table[Key(1)] = \"key\"",
    "table[Key(2)] = \"key\"\ntable[Key(1)] = \"other key\"",
    "Key.__eq__ = lambda self, other: True",
    "Key.__hash__ = lambda self: 2",
    "table[1] = {V}",
    "del table[1]",
    "table.clear()",
    "class Same(Key): __eq__ = lambda self, other: other == 1\nSame.__hash__ = Key.__hash__\ntable.clear()\ntable[Same(1)] = \"same\"",
    "table.pop(1, 0)\ntable[Key(1)] = 1\ntable[1] = 2",
    "class Number(int): __eq__ = lambda self, other: False\nNumber.__hash__ = int.__hash__\ntable[Number(1)] = \"number\"",
    // Where a key was, it is again, behind one that says that it is the same.
    "class Like(Key): __hash__ = lambda self: hash(\"a\")\ntable.clear()\ntable[Like(2)] = \"like\"\ntable[\"a\"] = 3\nLike.__eq__ = lambda self, other: True",
    "class Like(Key): __hash__ = lambda self: hash(\"a\")\ntable.clear()\ntable[Like(2)] = \"like\"\ntable[\"a\"] = 3\nLike.__eq__ = lambda self, other: put(\"asked\")",
    "class Like(Key): __hash__ = lambda self: hash(\"a\")\ntable.clear()\ntable[Like(2)] = \"like\"\ntable[\"a\"] = 3\nLike.__eq__ = lambda self, other: True",
];
