# Filters decide what becomes of a warning of the compiler: nothing, a text, a SyntaxError.
import warnings


def attempt(action, source, category=SyntaxWarning):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter(action, category)
        try:
            exec(compile(source, "<attempt>", "exec"), {"x": 1})
        except SyntaxError as e:
            return type(e).__name__, e.msg, e.lineno, e.offset, e.filename
    return [str(w.message) for w in caught]


SOURCE = "x is 1\ny = x is not 2\n"
for action in ("ignore", "always", "default", "error", "once", "module"):
    print(action, attempt(action, SOURCE))
print(attempt("error", "assert (x, 2)"))
print(attempt("error", "\n\n  \nx[0] if 0 else [1]['a']"))
print(attempt("error", "'\\d'", DeprecationWarning))
print(attempt("ignore", "'\\d'", DeprecationWarning))
with warnings.catch_warnings():
    warnings.filterwarnings("error", message=".*missed a comma")
    warnings.filterwarnings("ignore", message=".*literal")
    for source in ("x is 1", "[1](2)", "1[2]"):
        try:
            compile(source, "<c>", "exec")
            print(source, "fine")
        except SyntaxError as e:
            print(source, e.msg)
for n in range(60):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert eval("3 is 3") is True
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    warnings.warn("mine", UserWarning)
    warnings.warn_explicit("there", FutureWarning, "file.py", 7)
    eval("1 is 1")
    print([(w.category.__name__, str(w.message), w.filename == __file__, w.lineno) for w in caught])
