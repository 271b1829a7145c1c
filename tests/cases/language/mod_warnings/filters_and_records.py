# warnings: filters by category, message and module, once and default, recorded and turned into errors, formatting, stack levels.
import io
import sys
import warnings


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except (Warning, TypeError, ValueError, AssertionError) as e:
        return f"{type(e).__name__}: {e}"


class Mine(UserWarning):
    pass


def old(level=2):
    warnings.warn("old is old", DeprecationWarning, stacklevel=level)
    return 5


with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    for i in range(3):
        old()
    warnings.warn("text")
    warnings.warn(Mine("an instance"))
    warnings.warn_explicit("explicit", RuntimeWarning, "file.py", 7, "module", source=None)
    print([(w.category.__name__, str(w.message), w.lineno > 0, w.file, w.line) for w in seen], seen[0].lineno == seen[1].lineno, type(seen[0]).__name__, seen[-1].filename)
for action in ("error", "ignore", "always", "default"):
    with warnings.catch_warnings(record=True) as seen:
        warnings.resetwarnings()
        warnings.simplefilter(action)
        got = []
        for i in range(4):
            got.append(t(warnings.warn, "again", Mine))
            got.append(t(warnings.warn_explicit, f"n{i % 2}", Mine, "f", i % 2, registry={} if i == 3 else None))
        print(action, len(seen), sorted(set(map(str, got))))
with warnings.catch_warnings(record=True) as seen:
    warnings.resetwarnings()
    warnings.filterwarnings("error", message="stop", category=UserWarning)
    warnings.filterwarnings("ignore", message=".*quiet")
    warnings.filterwarnings("always", category=Mine, append=True)
    warnings.filterwarnings("error", module="strict")
    warnings.filterwarnings("ignore", lineno=99)
    for args in (("stop now", UserWarning), ("STOP", UserWarning), ("not stop", UserWarning), ("stop", RuntimeWarning), ("be quiet", Mine), ("mine", Mine)):
        print(args[0], t(warnings.warn, *args))
    print(t(warnings.warn_explicit, "x", Mine, "f", 1, "strict"), t(warnings.warn_explicit, "x", Mine, "f", 99, "strict"), t(warnings.warn_explicit, "x", Mine, "strict.py", 1), len(seen), len(warnings.filters))
registry = {}
with warnings.catch_warnings(record=True) as seen:
    warnings.resetwarnings()
    warnings.simplefilter("default")
    for i in range(100):
        warnings.warn_explicit("same", UserWarning, "f", i % 5, registry=registry)
    print(len(seen), len([k for k in registry if isinstance(k, tuple)]), "version" in registry)
for bad in (lambda: warnings.warn("x", int), lambda: warnings.warn("x", "text"), lambda: warnings.simplefilter("loud"), lambda: warnings.filterwarnings("ignore", category=int), lambda: warnings.filterwarnings("ignore", message=5), lambda: warnings.simplefilter("ignore", lineno=-1), lambda: warnings.warn_explicit("x", int, "f", 1), lambda: warnings.catch_warnings(5)):
    print(t(bad))
print(repr(warnings.formatwarning("msg", UserWarning, "f.py", 3, "  the line ")), repr(warnings.formatwarning(Mine("m"), Mine, "none.py", 1)))
err, real = io.StringIO(), sys.stderr
sys.stderr = err
try:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn_explicit("shown", Mine, "no-file.py", 12)
        warnings.showwarning("direct", UserWarning, "g.py", 1, file=None, line="code here")
        warnings.showwarning = lambda message, category, filename, lineno, file=None, line=None: err.write(f"<{message}|{category.__name__}|{lineno}>\n")
        warnings.warn_explicit("own", Mine, "f.py", 2)
finally:
    sys.stderr = real
print(err.getvalue())
with warnings.catch_warnings(action="error") if sys.version_info >= (3, 12) else warnings.catch_warnings():
    warnings.simplefilter("error")
    count = 0
    for i in range(100):
        try:
            old(1) if i % 2 else warnings.warn("w", Mine)
        except DeprecationWarning:
            count += 1
        except Mine:
            count += 100
print(count, issubclass(Mine, Warning), [w.__name__ for w in (BytesWarning, EncodingWarning, FutureWarning, ImportWarning, PendingDeprecationWarning, ResourceWarning, SyntaxWarning, UnicodeWarning)])
