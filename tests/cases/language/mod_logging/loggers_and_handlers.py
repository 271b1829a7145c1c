# logging: levels, the tree of loggers, handlers, filters, formatters in three styles, exceptions, adapters.
import io
import logging


def handler(form=None, style="%", level=0):
    h = logging.StreamHandler(io.StringIO())
    h.setFormatter(logging.Formatter(form, style=style))
    h.setLevel(level)
    return h


root = logging.getLogger()
a, b, c = logging.getLogger("a"), logging.getLogger("a.b.c"), logging.getLogger("a.b")
h = handler("%(levelname)s:%(name)s:%(funcName)s:%(message)s")
root.addHandler(h)
print(root, a, b, b.parent, logging.getLogger("a") is a, a.getEffectiveLevel(), b.isEnabledFor(logging.INFO), a.getChild("z").name, a.hasHandlers(), logging.getLogger("a.b").parent is a, root.name)
a.debug("not seen")
a.setLevel("DEBUG")
a.debug("seen %s %d", "x", 5)
b.warning("%(k)s here", {"k": "v"})
b.log(35, "odd level")
logging.addLevelName(35, "ODD")
b.log(35, "named level")
c.propagate = False
b.error("lost on the way")
c.propagate = True
b.disabled = True
b.critical("disabled")
b.disabled = False


def inside():
    try:
        {}["k"]
    except KeyError:
        a.exception("caught")
        a.error("again", exc_info=True, stack_info=False)


root.handlers[0].setFormatter(logging.Formatter("%(message)s"))
inside()
out = h.stream.getvalue()
print("\n".join(line for line in out.splitlines() if "File" not in line))
for style, form in (("{", "{levelname:>8}|{message}|{lineno:d}"), ("%", "%(levelno)d %(module)s %(message)-8s|")):
    h2 = handler(form, style)
    a.addHandler(h2)
    a.info("styled")
    a.removeHandler(h2)
    print(h2.stream.getvalue().replace("|5", "|n"), end="")


class Filter(logging.Filter):
    def filter(self, record):
        record.extra = len(record.getMessage())
        return "secret" not in record.getMessage()


h3 = handler("%(extra)s %(message)s %(who)s")
h3.addFilter(Filter("a"))
a.addHandler(h3)
a.info("tell", extra={"who": "me"})
a.info("secret", extra={"who": "me"})
ad = logging.LoggerAdapter(a, {"who": "adapter"})
ad.warning("adapted")
print(h3.stream.getvalue(), ad.isEnabledFor(10), ad.name, logging.Filter("a.b").filter(b.makeRecord("a.bc", 1, "", 1, "", (), None)), logging.Filter("a.b").filter(b.makeRecord("a.b.q", 1, "", 1, "", (), None)))
a.removeHandler(h3)
for bad in (lambda: a.setLevel("LOUD"), lambda: a.setLevel(1.5), lambda: logging.Formatter("{x", style="{"), lambda: logging.Formatter("%(message)s", style="?"), lambda: a.info("x", extra={"message": 1}), lambda: logging.Formatter("plain"), lambda: a.log("x", "m"), lambda: logging.getLogger(5)):
    try:
        print(bad())
    except (ValueError, TypeError, KeyError) as e:
        print(type(e).__name__, e)
logging.disable(logging.WARNING)
print(a.isEnabledFor(30), a.isEnabledFor(40), logging.getLevelName(40), logging.getLevelName("ODD"), logging.getLevelName(77), logging.getLevelNamesMapping()["WARN"])
logging.disable(logging.NOTSET)
h.stream.truncate(0)
count = handler("%(message)s")
a.addHandler(count)
a.propagate = False
for i in range(200):
    (a.debug, a.info, a.warning)[i % 3]("line %03d", i)
print(len(count.stream.getvalue()), len(logging.BufferingFormatter().format([a.makeRecord("n", 20, "", 1, "m%d", (i,), None) for i in range(3)])))
