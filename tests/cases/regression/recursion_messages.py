# What went too deep is said with the error, as CPython says it; a hash goes as deep as there is stack.
def eq():
    class A:
        def __eq__(s, o): return s == o
    A() == A()
def rp():
    class A:
        def __repr__(s): return repr(s)
    repr(A())
def bo():
    l = []; l.append(l); return l == [l]
for f in (eq, rp, bo):
    try: print(f())
    except RecursionError as e: print(str(e).split(' in ')[0][:32])
t = ()
for _ in range(3000): t = (t,)
print(isinstance(hash(t), int))
def nl():
    l=[]
    for _ in range(5000): l=[l]
    repr(l)
def nt():
    a=();b=()
    for _ in range(5000): a=(a,);b=(b,)
    a==b
def nlt():
    a=[];b=[]
    for _ in range(5000): a=[a];b=[b]
    a<b
def js():
    import json
    l=[]
    for _ in range(5000): l=[l]
    json.dumps(l)
def jl():
    import json
    json.loads('['*5000)
def ii():
    x=int
    for _ in range(5000): x=(x,)
    isinstance(3.0,x)
def sc():
    x=int
    for _ in range(5000): x=(x,)
    issubclass(float,x)
def nd():
    a={};b={}
    for _ in range(5000): a={1:a};b={1:b}
    a==b
def rd():
    a={}
    for _ in range(5000): a={1:a}
    repr(a)
for f in (nl, nt, nlt, js, jl, ii, sc, nd, rd):
    try:
        f()
    except RecursionError as e:
        print(f.__name__, e)
