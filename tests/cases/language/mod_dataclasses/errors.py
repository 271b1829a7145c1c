# What dataclasses refuse when the class is made.
from dataclasses import dataclass, field

texts = ["@dataclass\nclass A:\n x: int = 1\n y: int", "@dataclass\nclass A:\n x: list = []", "@dataclass\nclass A:\n x = field()", "@dataclass(order=True, eq=False)\nclass A:\n x: int",
         "@dataclass(order=True)\nclass A:\n x: int\n def __lt__(self, o): pass", "@dataclass(frozen=True)\nclass A(Plain):\n w: int = 1", "@dataclass\nclass A(Frozen):\n w: int = 1", "@dataclass(unsafe_hash=True)\nclass A:\n x: int\n def __hash__(self): return 1",
         "@dataclass\nclass A:\n x: int = field(default=1, default_factory=list)", "@dataclass(frozen=True)\nclass A:\n x: int\n def __setattr__(self, n, v): pass", "@dataclass(weakref_slot=True)\nclass A:\n x: int", "@dataclass\nclass A:\n x: dict = {}"]


@dataclass
class Plain:
    x: int = 0


@dataclass(frozen=True)
class Frozen:
    x: int = 0


for text in texts:
    try:
        exec(text)
        print("fine")
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
