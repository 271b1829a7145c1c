# Reading a local before it is bound, after del, in every way of binding.
def show(f, *args):
    try:
        print(f(*args))
    except UnboundLocalError as e:
        print("unbound", e)
    except NameError as e:
        print("name", e)
x = "global"
def assigned_later():
    y = x
    x = 1
def by_for():
    for x in []: pass
    return x
def by_with():
    if False:
        with open("f") as x: pass
    return x
def by_import():
    if not x:
        import x
def by_except():
    try:
        raise ValueError
    except ValueError as x:
        pass
    return x
def by_def():
    print(x)
    def x(): pass
def by_class():
    x.y
    class x: pass
def by_walrus(flag):
    if flag and (x := 5): pass
    return x
def by_del():
    x = 1
    del x
    del x
def by_augmented():
    x += "!"
def by_match(v):
    match v:
        case {"k": x}: pass
    return x
def by_comprehension():
    [x for x in "ab"]
    return x
def by_annotation():
    x: int
    return x
def by_star():
    a, *x = [] if 0 else [1]
    del x
    return a, x
def by_nested_target():
    try:
        (a, (x, b)) = 1, (2,)
    except ValueError:
        return x
for f in (assigned_later, by_for, by_with, by_import, by_except, by_def, by_class, by_del, by_augmented, by_comprehension, by_annotation, by_star, by_nested_target):
    show(f)
for arg in (True, False): show(by_walrus, arg)
for arg in ({"k": 1}, {}): show(by_match, arg)
n = 0
def sometimes(i):
    if i % 7: v = i
    return v
for i in range(120):
    try:
        n += sometimes(i)
    except UnboundLocalError:
        n -= 1000
print(n)
