"""A machine with registers and a memory of numbers, and an assembler for it."""

import sys

from sidewinder import JitDriver


def location(pc, code):
    op, a, b, c = code[pc]
    return f"{pc}: {op} {a} {b} {c}"


driver = JitDriver(
    greens=["pc", "code"],
    reds=["r", "memory", "waiting"],
    virtualizables=["r", "memory"],
    get_printable_location=location,
)


def execute(code, write):
    r = [0] * 16
    memory = [0] * 65536
    waiting = []
    pc = 0
    while True:
        driver.jit_merge_point(pc=pc, code=code, r=r, memory=memory, waiting=waiting)
        op, a, b, c = code[pc]
        pc += 1
        target = None
        if op == "set":
            r[a] = b
        elif op == "move":
            r[a] = r[b]
        elif op == "add":
            r[a] = r[b] + r[c]
        elif op == "sub":
            r[a] = r[b] - r[c]
        elif op == "mul":
            r[a] = r[b] * r[c]
        elif op == "mod":
            r[a] = r[b] % r[c]
        elif op == "div":
            r[a] = r[b] // r[c]
        elif op == "addi":
            r[a] = r[b] + c
        elif op == "load":
            r[a] = memory[r[b] + c]
        elif op == "store":
            memory[r[b] + c] = r[a]
        elif op == "jump":
            target = a
        elif op == "less":
            if r[a] < r[b]:
                target = c
        elif op == "zero":
            if r[a] == 0:
                target = b
        elif op == "call":
            waiting.append(pc)
            target = a
        elif op == "return":
            pc = waiting.pop()
        elif op == "print":
            write(f"{r[a]}\n")
        else:
            return
        if target is not None:
            is_back = target < pc
            pc = target
            if is_back:
                driver.can_enter_jit(pc=pc, code=code)


# What the operands of each instruction are: a register, a number, a label.
FORMS = {
    "set": "rn",
    "move": "rr",
    "add": "rrr",
    "sub": "rrr",
    "mul": "rrr",
    "mod": "rrr",
    "div": "rrr",
    "addi": "rrn",
    "load": "rrn",
    "store": "rrn",
    "jump": "l",
    "less": "rrl",
    "zero": "rl",
    "call": "l",
    "return": "",
    "print": "r",
    "halt": "",
}


def assemble(text):
    """`set r1 10`, or a label with a colon; what follows a semicolon is a comment."""
    lines = [line.split(";")[0].split() for line in text.splitlines()]
    labels, found = {}, []
    for words in filter(None, lines):
        if words[0].endswith(":"):
            labels[words[0][:-1]] = len(found)
        else:
            found.append(words)

    def operand(form, word):
        if form == "l":
            return labels[word]
        return int(word[1:] if form == "r" else word)

    code = []
    for op, *words in found:
        try:
            if len(FORMS[op]) != len(words):
                raise ValueError
            operands = [operand(form, word) for form, word in zip(FORMS[op], words)]
        except (KeyError, ValueError):
            sys.exit(f"registers: this is no instruction: {op} {' '.join(words)}")
        code.append((op, *operands, *[0] * (3 - len(operands))))
    return tuple(code) + (("halt", 0, 0, 0),)


def main(arguments):
    if len(arguments) != 2:
        sys.exit("usage: registers.py PROGRAM.asm")
    with open(arguments[1]) as file:
        execute(assemble(file.read()), sys.stdout.write)


if __name__ == "__main__":
    main(sys.argv)
