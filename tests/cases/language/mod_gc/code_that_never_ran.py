# What is known of functions before they run lives as long as their code: names, parameters, docstring. Nothing else refers to these.
import gc


def make(n):
    names = {}
    text = f"""def outer{n}(alpha{n}, beta{n}=1, *gamma{n}, delta{n}=None):
    'documentation of outer{n}'
    def inner{n}(epsilon{n}):
        'documentation of inner{n}'
        def deepest{n}(zeta{n}):
            return zeta{n}
        return epsilon{n}
    return inner{n}
"""
    exec(text, names)
    return names[f"outer{n}"]


kept = [make(n) for n in range(60)]
for _ in range(3):
    gc.collect()
    # What lies where names were that nobody kept.
    others = [make(n) for n in range(100, 130)]
    gone = [f"text number {n}" for n in range(3000)]
wrong = []
for n, outer in enumerate(kept):
    inner = outer(0)
    gc.collect(n % 3)
    seen = outer.__name__, outer.__doc__, outer.__code__.co_varnames[:4], inner.__qualname__, inner.__doc__, inner.__code__.co_varnames
    meant = (
        f"outer{n}",
        f"documentation of outer{n}",
        (f"alpha{n}", f"beta{n}", f"delta{n}", f"gamma{n}"),
        f"outer{n}.<locals>.inner{n}",
        f"documentation of inner{n}",
        (f"epsilon{n}", f"deepest{n}"),
    )
    wrong += [] if seen == meant else [seen]
    wrong += [] if inner(**{f"epsilon{n}": n}) == n else [n]
print(wrong)
# The keys of `**` are looked at in one go, whether some were removed or not.
many = {f"key{n}": n for n in range(40)}
del many["key7"]
print("{key3} {key39}".format(**many), len(dict(**many)), (lambda **all: sum(all.values()))(**many))
for bad in ({**many, 1: 2}, {None: 1}):
    for call in (dict, {}.update, lambda **all: all):
        try:
            call(**bad)
        except TypeError as error:
            print(str(error).split(")")[-1].strip())
