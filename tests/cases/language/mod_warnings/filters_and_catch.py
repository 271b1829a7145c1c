# warnings: filters by action, category, message; catch_warnings, showwarning, formatwarning, once and default, errors.
import warnings, sys
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
def w(msg="m", cat=UserWarning, **k): warnings.warn(msg, cat, **k)
def count(action, times=3, **k):
    with warnings.catch_warnings(record=True) as log:
        warnings.resetwarnings(); warnings.simplefilter(action, **k)
        for _ in range(times): w("same")
        w("other"); return len(log)
print({a: count(a) for a in ("always", "ignore", "default", "module", "once")}, t(count, "error"), t(count, "bogus"))
with warnings.catch_warnings(record=True) as log:
    warnings.simplefilter("always"); w(); w("d", DeprecationWarning); warnings.warn(RuntimeWarning("inst")); warnings.warn("plain")
    print([(str(x.message), x.category.__name__, x.lineno > 0, x.filename == __file__) for x in log], type(log[0]).__name__, type(log[0].message).__name__)
    print(t(warnings.warn, "x", int), t(warnings.warn, "x", "y"), t(warnings.warn, 5), len(log))
with warnings.catch_warnings():
    warnings.filterwarnings("error", message="bad.*", category=UserWarning); warnings.filterwarnings("ignore", category=DeprecationWarning)
    print(t(w, "bad thing"), t(w, "x", DeprecationWarning), t(warnings.filterwarnings, "x"), t(warnings.filterwarnings, "ignore", 5), t(warnings.filterwarnings, "ignore", category=5), t(warnings.simplefilter, "ignore", lineno=-1), warnings.filters[0][0], warnings.filters[0][2].__name__)
before = list(warnings.filters)
with warnings.catch_warnings(): warnings.simplefilter("ignore")
print(warnings.filters == before, t(lambda: exec("c = warnings.catch_warnings()\nwith c:\n  with c: pass", globals())))
got = []
with warnings.catch_warnings():
    warnings.simplefilter("always"); warnings.showwarning = lambda *a, **k: got.append((str(a[0]), a[1].__name__, a[3] > 0)); w("shown", ResourceWarning); warnings.warn_explicit("ex", UserWarning, "file.py", 7)
print(got, repr(warnings.formatwarning("msg", UserWarning, "f.py", 3, "the line")), repr(warnings.formatwarning("m", FutureWarning, "nofile.py", 1)), t(warnings.warn_explicit, "m", int, "f", 1))
def inner(): warnings.warn("deep", stacklevel=2)
def outer(): inner()
with warnings.catch_warnings(record=True) as log: warnings.simplefilter("always"); outer(); inner(); print([x.lineno - log[0].lineno for x in log])
class My(UserWarning): pass
with warnings.catch_warnings(record=True, action="always") if sys.version_info >= (3, 12) else warnings.catch_warnings(record=True) as log: warnings.simplefilter("always"); w("c", My); print(log[0].category.__name__, issubclass(My, Warning), str(log[0])[:30])
n = 0
with warnings.catch_warnings(record=True) as log:
    warnings.simplefilter("always")
    for i in range(60): warnings.warn(f"n{i}", [UserWarning, RuntimeWarning][i % 2]); n += len(str(log[-1].message))
print(n, len(log))
