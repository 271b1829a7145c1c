"""Counts down, in a language of four instructions."""
from sidewinder import JitDriver

driver = JitDriver(greens=["at", "code"], reds=["left", "total"])

CODE = (
    ("add", 3),
    ("subtract", 1),
    ("jump", 0),
    ("stop", 0),
)


def run(code, left):
    at = total = 0
    while True:
        driver.jit_merge_point(at=at, code=code, left=left, total=total)
        name, number = code[at]
        at += 1
        if name == "add":
            total += number
        elif name == "subtract":
            left -= number
        elif name == "jump":
            if left > 0:
                at = number
                driver.can_enter_jit(at=at, code=code, left=left, total=total)
        else:
            return total


print(run(CODE, 2000000))
