# `|` of views of the attributes of classes (`mappingproxy`) is that of what they show, and there is no `|=`.
import types


class Has:
    a = 1

    def method(self):
        return __class__


class Other:
    def __or__(self, other):
        return "or", type(other).__name__

    def __ror__(self, other):
        return "ror"


view = types.MappingProxyType({"a": 1, "b": 2})
for turn in range(150):
    joined = view | {"b": turn}, {"a": turn, "c": 3} | view, view | view, type(view | {}).__name__
    named = view.__or__({"z": turn}), view.__ror__({"z": turn}), Other() | view, view | Other()
    own = sorted(key for key in vars(Has) | {"new": turn} if key[0] != "_"), (vars(Has) | {})["a"]
    words = []
    for text in ("view | 5", "5 | view", "view | [(1, 2)]", "view & {}", "view.__ior__({})"):
        try:
            words.append(eval(text))
        except TypeError as error:
            words.append(str(error))
    try:
        changed = view
        changed |= {"c": 1}
    except TypeError as error:
        words.append(str(error))
print(joined, named, own, view, changed is view)
print(words)
