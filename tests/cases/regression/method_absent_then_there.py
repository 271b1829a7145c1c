# A method that a trace looks up whatever the class, and that was not there while this was recorded: where it is there after all, it is called with
# what was found, and not with what was called there before.
from sidewinder import set_param


class Base:
    def __init__(self, b):
        self.b = b


def kind(k):
    return type(f"Kind{k}", (Base,), {"m": lambda self, x: x + self.b + k})(k)


class Known:
    a = 1


def run(n, objects, known):
    total, absent = 0, {}
    for i in range(n):
        try:
            total += objects[i % len(objects)].m(known.a)
        except (AttributeError, TypeError) as error:
            text = f"{type(error).__name__}: {error}"
            absent[text] = absent.get(text, 0) + 1
    return total, absent


set_param(None, "trace_eagerness", 3)
set_param(None, "switch_limit", 2)
set_param(None, "wide_switch_limit", 2)
for absent in (3, None, "text", Base(1)):
    for count in (2, 3, 4, 7):
        # The one without the method comes when there have been too many classes, then others do.
        objects = [kind(k) for k in range(count)]
        known = Known()
        print(run(300, objects, known)[0], run(150, objects + [absent], known), run(300, objects, known)[0])
        print(run(300, objects + [absent], known), run(301, [absent] + objects, known))
