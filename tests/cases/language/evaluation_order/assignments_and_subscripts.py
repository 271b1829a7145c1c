# The order in which assignments, augmented ones, del, subscripts, slices, calls and displays evaluate their parts.
log = []
class W:
    def __init__(self, name): object.__setattr__(self, "n", name)
    def __getitem__(self, k): log.append(f"{self.n}[{k}]"); return W(f"{self.n}[]")
    def __setitem__(self, k, v): log.append(f"{self.n}[{k}]=")
    def __delitem__(self, k): log.append(f"del {self.n}[{k}]")
    def __getattr__(self, k):
        if k[:2] == "__": raise AttributeError(k)
        log.append(f"{self.n}.{k}"); return W(f"{self.n}.")
    def __setattr__(self, k, v): log.append(f"{self.n}.{k}=")
    def __delattr__(self, k): log.append(f"del {self.n}.{k}")
    def __iadd__(self, o): log.append(f"{self.n}+="); return self
    def __call__(self, *a, **k): log.append(f"{self.n}({len(a)},{sorted(k)})"); return W(f"{self.n}()")
    def __iter__(self): log.append(f"iter {self.n}"); return iter((W("i1"), W("i2")))
    def keys(self): return ["kk"]
    def __format__(self, s): log.append(f"format {self.n} {s}"); return self.n
    def __bool__(self): log.append(f"bool {self.n}"); return True
    def __lt__(self, o): log.append(f"{self.n}<"); return True
    def __add__(self, o): log.append(f"{self.n}+"); return W(f"{self.n}+")
    def __hash__(self): log.append(f"hash {self.n}"); return hash(self.n)
    def __str__(self): return self.n
    __repr__ = __str__
def f(name): log.append(name); return W(name)
def show(what): print(what, *log, sep=" | "); log.clear()
f("a")[f("b")] = f("c"); show("setitem")
f("a").x = f("b").y = f("c"); show("two attrs")
f("a")[f("i")], f("b").y = f("c"), f("d"); show("tuple")
f("a")[f("i")] += f("v"); show("aug item")
f("a").x.y += f("v"); show("aug attr")
f("a")[f("l"):f("u"):f("s")] = f("v"); show("slice")
f("a")[f("l"):f("u")] += f("v"); show("aug slice")
del f("a")[f("i")], f("b").x, f("c")[f("j"):]; show("del")
f("fn")(f("p"), *f("st"), f("q"), k=f("k1"), **f("kw"), z=f("z1")); show("call")
[f("a"), *f("b"), f("c")]; {f("k"): f("v"), **f("m")}; {f("s"), f("t")}; show("displays")
f"{f('x'):{f('w')}} {f('y')!s}{f('z')}"; show("fstring")
f("a") < f("b") < f("c"); show("chain")
f("t") if f("c") else f("e"); f("a") and f("b") or f("c"); show("conditional")
for f("obj").attr in f("it"): log.append("body")
show("for")
with_ = [f("r") for f("q").w in f("o") if f("c")]; show("comprehension")
(lambda p=f("d1"), *, q=f("d2"): 0)(); show("defaults")
@f("deco1")
@f("deco2")
def g(a: f("ann1") = f("def1"), *r: f("ann2"), k: f("ann3") = f("def2")) -> f("ret"): pass
show("def")
@f("cd")
class K(object, metaclass=(f("m"), type)[1]): f("body")
show("class")
x: f("annotation") = f("value"); f("o").y: f("ann") = f("val"); f("p")[f("i")]: f("ann"); show("annotated")
a, (b, *c) = f("u"), [f("v"), f("w")]; (m := f("wal")).z; show("more")
assert f("cond"), f("msg"); show("assert")
try: raise f("exc") from f("cause")
except TypeError as e: log.append(str(e)); show("raise")
i = 0; l = [0, 0, 0]
i, l[i] = 1, "x"; l[i], i = "y", 2; i = l[i] = 0; print(i, l)
total = 0
arr = [5, 3, 8, 1]
for r in range(120):
    i = r % 4
    i, arr[i], arr[i - 1] = (i + 1) % 4, arr[i - 1], arr[i]
    arr[i] += (arr.append(r), arr.pop(0))[1] % 7
    total += arr[i] * (i := i + 1) + i
print(total, arr)
