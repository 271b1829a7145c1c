# Own exception classes, matching by class, re-raising, attributes.


class AppError(Exception):
    code = 1

    def __init__(self, message, detail=None):
        super().__init__(message)
        self.detail = detail


class NotFound(AppError):
    code = 404


class Denied(AppError):
    code = 403

    def __str__(self):
        return "denied: " + self.args[0]


def action(n):
    if n % 7 == 0:
        raise NotFound("missing", n)
    if n % 5 == 0:
        raise Denied("no")
    if n % 11 == 0:
        raise AppError
    return n


def guarded(n):
    try:
        return action(n)
    except NotFound as e:
        return -e.detail
    except AppError as e:
        return e.code
    except TypeError as e:
        return len(e.args)


print([guarded(i) for i in range(1, 23)])
print(sum([guarded(i) for i in range(1, 300)]))
try:
    try:
        action(10)
    except AppError as e:
        print(e, repr(e), e.args, e.code, isinstance(e, Denied))
        raise
except Denied as again:
    print("again", again)
print(issubclass(NotFound, Exception), issubclass(KeyError, LookupError), issubclass(ZeroDivisionError, ArithmeticError))
for e in (ValueError(), ValueError("a"), ValueError("a", 1), KeyError("k"), IndexError(3), StopIteration(5)):
    print(repr(e), "|", str(e), "|", e.args)
try:
    raise ValueError
except Exception as e:
    print(type(e).__name__, e.args, str(e) == "")
for bad in (5, "text", None, int):
    try:
        raise bad
    except TypeError as e:
        print(e)
try:
    e
except NameError as error:
    print(error)
