# The parameters of special methods of builtin classes, and codecs by their functions.
import codecs
import inspect

for function in (dict.__init__, object.__init__, int.__add__, str.__len__, object.__eq__, dict.__iter__, list.__setitem__, int.__pow__, object.__setattr__, property.__get__, object.__repr__, int.__bool__, list.__iadd__, type.__call__, (3).__add__, [].__len__):
    print(function.__name__, function.__text_signature__, inspect.signature(function))


class Table(dict):
    pass


print(inspect.signature(Table.__init__), sorted(inspect.signature(Table.__init__).parameters))
print(codecs.unicode_escape_decode(b"a\\u00e9\\n"), codecs.unicode_escape_encode("é\n"), codecs.raw_unicode_escape_decode(b"\\u00e9\\n"), codecs.raw_unicode_escape_encode("é\u20ac"))
total = 0
for n in range(200):
    total += len(codecs.unicode_escape_encode(chr(n))[0])
print(total)
