# exit: 3
# What CPython's site adds to the builtins, and what a class statement and a debugger are called by.
import builtins, sys
if sys.flags.no_site:
    import site
    site.setquit(); site.setcopyright(); site.sethelper()
for n in ('exit', 'quit', 'help', 'breakpoint', 'copyright', 'credits', 'license', '__build_class__'):
    print(n, n in dir(builtins), type(getattr(builtins, n)).__name__)
print(repr(exit), repr(quit), exit.name, type(exit).__module__, repr(help))
def body(): pass
C = __build_class__(body, 'C', int); print(C.__name__, C.__mro__)
for wrong in ((), (1, 2), (body, 3)):
    try: __build_class__(*wrong)
    except TypeError as e: print(e)
sys.breakpointhook = lambda *args, **keywords: (args, keywords)
print(breakpoint(1, a=2))
for code in (None, 5, 'text'):
    try: quit(code)
    except SystemExit as e: print(repr(e.code), sys.stdin.closed)
print(builtins.__spec__.name, __loader__ is not None)
exit(3)
