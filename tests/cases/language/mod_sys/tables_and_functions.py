# sys: constants, limits, sizes, intern, exc_info, exception, recursion limit, displayhook, flags.
import sys, io
def t(f, *a, **k):
    try: return f(*a, **k)
    except BaseException as e: return f"{type(e).__name__}: {e}"
print(sys.maxsize, sys.maxunicode, sys.byteorder, sys.version_info[:2], sys.version_info >= (3, 11), sys.version_info.major, sys.version_info.releaselevel, sys.hexversion >> 16 == 0x030b, sys.api_version, sys.float_repr_style, sys.platform, sys.hash_info.modulus, sys.hash_info.inf, sys.hash_info.width, type(sys.argv).__name__, len(sys.argv), sys.getdefaultencoding(), sys.getfilesystemencoding(), sys.implementation.version[:2], sys.byteorder, sys.copyright[:9], sys.pycache_prefix, sys.dont_write_bytecode in (True, False), "sys" in sys.builtin_module_names, sys.is_finalizing(), sys.getswitchinterval(), sys.orig_argv != [])
print(sys.intern("abc") == "abc", t(sys.intern, 5), sys.exc_info(), sys.exception(), t(sys.getrefcount, 1) != "", sys.getrecursionlimit(), t(sys.setrecursionlimit, 0), t(sys.setrecursionlimit, "a"), sys.getsizeof(1) > 0, sys._getframe().f_code.co_name, t(sys._getframe, 999), t(sys.exit, 5, 6), sys.gettrace(), sys.getprofile(), sys.displayhook is sys.__displayhook__, sys.excepthook is sys.__excepthook__, sys.call_tracing if False else "", sys.getallocatedblocks() >= 0)
def deep():
    try: 1 / 0
    except ZeroDivisionError:
        a = sys.exc_info()[0].__name__, sys.exception().__class__.__name__
        try: {}["k"]
        except KeyError: b = sys.exc_info()[1].args, sys.exception().__context__.__class__.__name__
        return a, b, sys.exc_info()[0].__name__
print(deep(), sys.exc_info())
old = sys.stdout; sys.stdout = b = io.StringIO(); sys.displayhook(5); sys.displayhook(None); sys.displayhook("é"); sys.stdout = old; import builtins; print(repr(b.getvalue()), builtins._); del builtins._
old = sys.stderr; sys.stderr = b = io.StringIO()
try: raise ValueError("shown")
except ValueError: sys.excepthook(*sys.exc_info())
sys.stderr = old; print(b.getvalue().split("\n")[0], b.getvalue().split("\n")[-2])
def rec(n): return rec(n + 1)
sys.setrecursionlimit(200); r = t(rec, 0); sys.setrecursionlimit(1000); print(r)
def who(): return sys._getframe(1).f_code.co_name, sys._getframe().f_lineno > 0, sorted(sys._getframe(1).f_locals)
def caller(): x = 1; return who()
print(caller(), sys._getframe().f_globals is globals(), t(sys.set_int_max_str_digits, 5), sys.modules["sys"] is sys, "__main__" in sys.modules)
n = 0
for i in range(100):
    try:
        if i % 3: raise KeyError(i)
    except KeyError: n += sys.exc_info()[1].args[0] + (sys.exception() is not None)
    n += (sys.exc_info()[0] is None) + len(sys.intern("k%d" % i))
print(n)
