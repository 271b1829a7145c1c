"""Brainfuck: eight commands on a tape of bytes. The smallest interpreter that a merge point turns into a JIT."""

import sys

from sidewinder import JitDriver

CELLS = 30_000


def location(pc, code, jumps):
    return f"bf@{pc} {code[:pc][-8:]}•{code[pc : pc + 8]}"


driver = JitDriver(greens=["pc", "code", "jumps"], reds=["tape", "at", "letters"], get_printable_location=location)


def run(code, jumps, letters, write):
    tape = [0] * CELLS
    at = pc = 0
    while pc < len(code):
        driver.jit_merge_point(pc=pc, code=code, jumps=jumps, tape=tape, at=at, letters=letters)
        command = code[pc]
        if command == ">":
            at += 1
        elif command == "<":
            at -= 1
        elif command == "+":
            tape[at] = tape[at] + 1 & 255
        elif command == "-":
            tape[at] = tape[at] - 1 & 255
        elif command == ".":
            write(chr(tape[at]))
        elif command == ",":
            tape[at] = next(letters, 0)
        elif command == "[":
            if not tape[at]:
                pc = jumps[pc]
        elif tape[at]:
            # Back to behind the opening bracket: the only way in which this language repeats anything.
            pc = jumps[pc] + 1
            driver.can_enter_jit(pc=pc, code=code, jumps=jumps)
            continue
        pc += 1


def parse(text):
    """The commands alone, and for each bracket where its partner is."""
    code = "".join(letter for letter in text if letter in "<>+-.,[]")
    jumps, waiting = [0] * len(code), []
    for place, command in enumerate(code):
        if command == "[":
            waiting.append(place)
        elif command == "]":
            if not waiting:
                sys.exit(f"brainfuck: nothing opens what command {place + 1} closes")
            partner = waiting.pop()
            jumps[place], jumps[partner] = partner, place
    if waiting:
        sys.exit(f"brainfuck: nothing closes what command {waiting[-1] + 1} opens")
    # Strings and tuples never change: what is read from them at a constant place is a constant of the trace.
    return code, tuple(jumps)


def main(arguments):
    if len(arguments) != 2:
        sys.exit("usage: brainfuck.py PROGRAM.bf")
    with open(arguments[1]) as file:
        code, jumps = parse(file.read())
    letters = sys.stdin.buffer.read() if "," in code else b""
    run(code, jumps, iter(letters), sys.stdout.write)


if __name__ == "__main__":
    main(sys.argv)
