# How a JitDriver can be used in a wrong way, and what is said. CPython's stand-in says nothing: the answers are Sidewinder's own.

from sidewinder import JitDriver, dont_look_inside, elidable, set_param, unroll_safe


def tell(function, *args, **keywords):
    try:
        function(*args, **keywords)
        print("fine")
    except (TypeError, ValueError) as error:
        print(f"{type(error).__name__}: {error}")


tell(JitDriver)
tell(JitDriver, greens="pc")
tell(JitDriver, greens=["pc", "pc"])
tell(JitDriver, greens=["pc", "a b"])
tell(JitDriver, greens=["pc"], reds=["pc", "n"])
tell(JitDriver, greens=[f"g{n}" for n in range(16)])
tell(JitDriver, greens=["pc"], reds=["n"], virtualizables=["frame"])
tell(JitDriver, greens=["pc"], get_printable_location=7)
tell(set_param, None, "treshold", 5)
tell(set_param, None, "threshold", "soon")
tell(set_param, "driver", "threshold", 5)


def items(n):
    yield n


async def awaited(n):
    return n


tell(elidable, items)
tell(elidable, awaited)
tell(unroll_safe, items)
tell(elidable, staticmethod(tell))
tell(dont_look_inside, print)

driver = JitDriver(greens=["pc", "code"], reds=["stack"])


def misspelt():
    while True:
        driver.jit_merge_point(pc=0, kode="", stack=[])


def forgotten():
    while True:
        driver.jit_merge_point(pc=0)


def no_green():
    while True:
        driver.jit_merge_point(pc=0, code="", stack=[])
        driver.can_enter_jit(pc=0, stack=[])


def outside():
    driver.jit_merge_point(pc=0, code="", stack=[])
    while True:
        pass


def used():
    while driver.jit_merge_point(pc=0, code="", stack=[]):
        pass


def by_position():
    while True:
        driver.jit_merge_point(0, "", [])


def spread():
    while True:
        driver.jit_merge_point(**{"pc": 0, "code": "", "stack": []})


def renamed():
    merge = driver.jit_merge_point
    while True:
        merge(pc=0, code="", stack=[])


for function in misspelt, forgotten, no_green, outside, used, by_position, spread, renamed:
    print(function.__name__, end=": ")
    tell(function)


def noisy(pc, code):
    raise KeyError(pc)


told = JitDriver(greens=["pc", "code"], reds=[], get_printable_location=noisy)


def loops(code, n):
    pc = 0
    while n:
        told.jit_merge_point(pc=pc, code=code)
        pc = (pc + 1) % len(code)
        n -= 1
    return pc


print(loops("abc", 5000))
