# What an exception was told by its arguments stays when it gets others; the text of an ImportError is its message.
errors = [ImportError("message", name="n"), ImportError("a", "b"), StopIteration(3), SystemExit(4), OSError(2, "text", "file"), KeyError("key"), ValueError("v")]
for error in errors:
    error.args = ("other",)
    shown = [(name, getattr(error, name)) for name in ("msg", "name", "value", "code", "errno", "strerror", "filename") if hasattr(error, name)]
    print(type(error).__name__, error.args, str(error), repr(error), shown)
error = ImportError("first")
error.msg = "second"
print(str(error), error.args, error.msg)
error.msg = 3
print(str(error), error.msg)


class Own(ImportError):
    def __str__(self):
        return "own " + super().__str__()


print(str(Own("text")), str(Own()), str(Own("a", "b")))
try:
    import nothing_of_that_name
except ImportError as error:
    error.args = ("changed",)
    print(error, error.args, error.name)
for n in range(200):
    error = ImportError(n)
    error.args = (n, n)
print(error, error.args, error.msg)
