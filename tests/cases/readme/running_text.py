# Programs run by programs, and what frames say.
import sys

names = {}
exec("def double(x):\n    return x * 2\nvalue = double(21)", names)
print(names["value"], eval("value + offset", names, {"offset": 1}))
code = compile("[i * scale for i in range(3)]", "<text>", "eval")
print(code.co_filename, eval(code, {"scale": 5}))


class Defaults(dict):
    def __missing__(self, key):
        return f"<{key}>"


print(eval("a + b", {}, Defaults(a="x")))


def caller():
    frame = sys._getframe(1)
    return frame.f_code.co_name, frame.f_locals["here"], frame.f_lineno


def called():
    here = "local"
    return caller()


print(called(), sorted(locals())[:1], globals()["names"] is names)
try:
    exec("x = 1\nraise KeyError(x)", {})
except KeyError as error:
    print(error.__traceback__.tb_next.tb_lineno)
