# A driver whose `can_enter_jit` is called too early, or with other values: what gets hot there never comes to the merge point. Beside it one whose call is where it belongs.

from sidewinder import JitDriver

early = JitDriver(greens=["pc"], reds=["n"])  # SW504: No trace reached a merge point of this driver: when a place of the guest got hot, the next merge point was another one, or its greens differed from those of `can_enter_jit`.
right = JitDriver(greens=["pc"], reds=["n"])


def too_early(n):
    pc = 0
    while n > 0:
        early.jit_merge_point(pc=pc, n=n)
        n -= 1
        early.can_enter_jit(pc=pc)
        pc = 1 - pc
    return n


def in_place(n):
    pc = 0
    while n > 0:
        right.jit_merge_point(pc=pc, n=n)
        n -= 1
        pc = 1 - pc
        right.can_enter_jit(pc=pc)
    return n


print(too_early(5000), in_place(5000))
