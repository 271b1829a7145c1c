# Subscripting builtin classes, unions with |, __class_getitem__ and __or__ of types.
for s in ("list[int]", "dict[str, list[int]]", "tuple[int, ...]", "tuple[()]", "type[int]", "set['x']", "int | str", "int | None", "None | int", "list[int] | None", "int | int", "int | str | int", "(int | str) | float", "list[int] == list[int]", "list[int] == list", "int | str == str | int", "hash(list[int]) == hash(list[int])", "list[int].__origin__", "dict[int, str].__args__", "(int | str).__args__", "list[int]()", "dict[str, int](a=1)", "isinstance(1, int | str)", "isinstance('', int | None)", "isinstance(None, int | None)", "issubclass(bool, int | str)", "isinstance([], list[int])", "isinstance(1, int | list[int])", "list[int][str]", "int[str]", "5 | int", "int | 5", "int | 'x'", "list[int].append", "type(list[int])", "type(int | str)", "int | list", "frozenset[int]", "list[int] | list[int]", "repr(list[list[None]])", "list[int, str]", "dict[int]", "list[...]", "callable(list[int])", "list[int].nope", "(int | str).nope", "bool([] | 5)" if 0 else "(int | str)()"):
    try: print(s, "=", eval(s))
    except Exception as e: print(s, "->", type(e).__name__, e)
class G:
    def __class_getitem__(cls, k): return (cls.__name__, k)
class H(G): pass
class M(type):
    def __getitem__(cls, k): return ("meta", k)
    def __or__(cls, o): return ("or", o)
class K(metaclass=M):
    def __class_getitem__(cls, k): return "never"
print(G[1], H[1, 2], K[5], K | 3, G[:].__class__.__name__)
class L(list[int]): pass
print(L.__bases__, L.__orig_bases__, L([1]))
total = 0
for i in range(100):
    t = list[int] if i % 3 else (int | str) if i % 2 else G[i]
    total += t == list[int]
    total += 10 * isinstance(i if i % 2 else str(i) if i % 5 else float(i), int | str)
print(total)
