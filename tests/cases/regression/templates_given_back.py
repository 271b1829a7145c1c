# A template that has nothing to be filled in is given back as it is, of whatever class; it was copied, as a str.
class Text(str):
    pass


class Own(str):
    def __mod__(self, other):
        return "own"


for text in ("plain", "a b", "žluť"):
    t = Text(text)
    print(text.format() is text, text.format(1, a=2) is text, text.format_map({}) is text)
    print((text % ()) is text, (text % {}) is text, text.__mod__(()) is text)
    print(t.format() is t, t.format_map({}) is t, (t % ()) is t, (t % {}) is t)
    print(t.__mod__({}) is t, type(Text.__mod__(t, ())).__name__)
    t %= ()
    print(type(t).__name__)
for template in ("{}", "{{", "a{0}"):
    print(type(Text(template).format(1)).__name__)
for template in ("%s", "%%"):
    print(type(Text(template) % ((1,) if "s" in template else ())).__name__)
print(Own("x") % (), Own("{}").format(2))
try:
    Text("x") % (1,)
except TypeError as e:
    print(e)
for template in ("% ()", "%5%|", "% %", "%(a)%", "%y", "%y%s"):
    for values in ((), (1,), {"a": 1}):
        try:
            print(repr(template % values))
        except (TypeError, ValueError) as e:
            print(template, values, type(e).__name__, e)


def main():
    same = 0
    t = Text("x")
    for i in range(3000):
        same += (t % ()) is t
        same += t.format(i) is t
        same += "x".format(i) is "x"[:]
    return same


print(main())
