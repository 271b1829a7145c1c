# Code taken apart and made again; parts that do not fit are refused.
import types
P=["co_argcount","co_posonlyargcount","co_kwonlyargcount","co_nlocals","co_stacksize","co_flags","co_code","co_consts","co_names","co_varnames","co_filename","co_name","co_qualname","co_firstlineno","co_linetable","co_exceptiontable","co_freevars","co_cellvars"]
def outer(a):
    def f(x,*,k=2):
        try: return [a*i for i in range(x)], k, len("abc")
        except TypeError as e: return str(e)
    return f
f=outer(3); parts=[getattr(f.__code__,p) for p in P]
g=types.FunctionType(types.CodeType(*parts), globals(), "g", None, f.__closure__); g.__kwdefaults__={"k":5}
print(g(3), g("a"))
for wrong in ((),):
    try:
        types.CodeType(*wrong)
    except TypeError as e:
        print(str(e)[:40])
