# A guest that is left from within its loop, time and again: some of its code goes round, some ends where the guest is left. No trace may jump to the latter.

from sidewinder import JitDriver

driver = JitDriver(greens=["pc", "code"], reds=["text", "i", "saved", "end"])


def match(code, text, i):
    """Where the match that begins at `i` ends, or -1: a backtracking matcher."""
    pc, saved, end = 0, None, len(text)
    while True:
        driver.jit_merge_point(pc=pc, code=code, text=text, i=i, saved=saved, end=end)
        op, a, b = code[pc]
        fails = False
        if op == "char":
            if i < end and text[i] == a:
                i += 1
                pc += 1
            else:
                fails = True
        elif op == "split":
            saved = b, i, saved
            pc = a
        elif op == "jump":
            pc = a
            driver.can_enter_jit(pc=pc, code=code)
        else:
            return i
        if fails:
            if saved is None:
                return -1
            pc, i, saved = saved


# a+b*c
pattern = (
    ("char", "a", None), ("split", 2, 4), ("char", "a", None), ("jump", 1, None),
    ("split", 5, 7), ("char", "b", None), ("jump", 4, None), ("char", "c", None), ("match", None, None),
)  # fmt: skip
text = "ab" * 3000 + "aaabcd" * 3000
print(sum(1 for k in range(len(text)) if match(pattern, text, k) >= 0))
