"""Shows the instructions of code. They are Sidewinder's and not CPython's, and so are their names, but for those that mean the same there:
loads and stores of constants, globals, names and attributes, and imports. Those have CPython's names and numbers."""

import collections
import io
import sys
import types

from opcode import *
from opcode import __all__ as _opcodes
from _opcode import _instructions

__all__ = [
    "code_info", "dis", "disassemble", "distb", "disco", "findlinestarts", "findlabels", "show_code", "get_instructions", "Instruction", "Bytecode",
] + _opcodes
del _opcodes

_have_code = (types.MethodType, types.FunctionType, types.CodeType, classmethod, staticmethod, type)

COMPILER_FLAG_NAMES = {
    1: "OPTIMIZED",
    2: "NEWLOCALS",
    4: "VARARGS",
    8: "VARKEYWORDS",
    16: "NESTED",
    32: "GENERATOR",
    64: "NOFREE",
    128: "COROUTINE",
    256: "ITERABLE_COROUTINE",
    512: "ASYNC_GENERATOR",
}

# What has the same meaning in CPython's bytecode.
_SAME = {
    "LoadConst": "LOAD_CONST", "LoadGlobal": "LOAD_GLOBAL", "StoreGlobal": "STORE_GLOBAL", "DeleteGlobal": "DELETE_GLOBAL", "LoadScope": "LOAD_GLOBAL",
    "StoreScope": "STORE_GLOBAL", "DeleteScope": "DELETE_GLOBAL", "LoadName": "LOAD_NAME", "StoreName": "STORE_NAME", "DeleteName": "DELETE_NAME",
    "GetAttr": "LOAD_ATTR", "SetAttr": "STORE_ATTR", "DeleteAttr": "DELETE_ATTR", "LoadMethod": "LOAD_METHOD", "Import": "IMPORT_NAME",
    "ImportFrom": "IMPORT_FROM",
}

Positions = collections.namedtuple("Positions", ["lineno", "end_lineno", "col_offset", "end_col_offset"], defaults=[None] * 4)

_Instruction = collections.namedtuple(
    "_Instruction", ["opname", "opcode", "arg", "argval", "argrepr", "offset", "starts_line", "is_jump_target", "positions"], defaults=[None]
)


class Instruction(_Instruction):
    """An instruction: its name and number, its operands as `arg` and `argrepr`, the constant, name or target of a jump as `argval`, where it starts
    in bytes, the line that starts with it, whether something jumps to it, and its place."""

    def _disassemble(self, lineno_width=3, mark_as_current=False, offset_width=4):
        parts = []
        if lineno_width:
            parts.append(" " * lineno_width if self.starts_line is None else f"{self.starts_line:{lineno_width}d}")
        parts.append("-->" if mark_as_current else "   ")
        parts.append(">>" if self.is_jump_target else "  ")
        parts.append(repr(self.offset).rjust(offset_width))
        parts.append(self.opname.ljust(20))
        # Names and constants stand in brackets, where programs look for them.
        parts.append(self.argrepr if self.arg in (None, self.argrepr) else f"{self.arg} ({self.argrepr})")
        return " ".join(parts).rstrip()


def pretty_flags(flags):
    """The names of flags, and the rest as a number."""
    names = []
    for bit in range(32):
        flag = 1 << bit
        if flags & flag:
            names.append(COMPILER_FLAG_NAMES.get(flag, hex(flag)))
    return ", ".join(names) if names else hex(flags)


def _inner(x):
    """The code of what has some, else what it was."""
    x = getattr(x, "__func__", x)
    for name in ("__code__", "gi_code", "ag_code", "cr_code"):
        found = getattr(x, name, None)
        if found is not None:
            return found
    return x


def _code_of(x):
    """The code of a function, generator, coroutine, text or code."""
    x = _inner(x)
    if isinstance(x, str):
        try:
            x = compile(x, "<disassembly>", "eval")
        except SyntaxError:
            x = compile(x, "<disassembly>", "exec")
    if hasattr(x, "co_code"):
        return x
    raise TypeError("don't know how to disassemble %s objects" % type(x).__name__)


def findlinestarts(code):
    """The places at which lines begin, with the lines."""
    last = None
    for start, _, line in code.co_lines():
        if line is not None and line != last:
            last = line
            yield start, line


def findlabels(code):
    """Where instructions of code jump to. Bytes alone do not say it."""
    if isinstance(code, (bytes, bytearray)):
        raise NotImplementedError("findlabels() takes a code object in Sidewinder, whose bytecode is not CPython's")
    return sorted({row[6] for row in _instructions(code) if row[6] is not None})


def _rows(code, line_offset=0):
    starts = dict(findlinestarts(code))
    rows = _instructions(code)
    labels = {row[6] for row in rows}
    for offset, number, name, operands, has_value, value, target, *place in rows:
        opname = _SAME.get(name, name)
        if has_value:
            argval = value
            shown = str(value) if operands.endswith(f", {value}") else ""
            operand, _, operands = (operands[: -len(shown) - 2], "", shown) if shown else operands.partition(", ")
        else:
            operand = operands or None
            argval = target if target is not None else operand
        if target is not None:
            # Words are counted there.
            operands = operands.replace(f"-> {target // 4}", f"to {target}")
        line = starts.get(offset)
        yield Instruction(
            opname, opmap[opname] if name in _SAME else 256 + number, operand, argval, operands, offset,
            None if line is None else line + line_offset, offset in labels, Positions(place[0], place[1], place[2], place[3]),
        )


def get_instructions(x, *, first_line=None, show_caches=False, adaptive=False):
    """The instructions of a function, text or code, one after the other."""
    code = _code_of(x)
    return _rows(code, 0 if first_line is None else first_line - code.co_firstlineno)


def disassemble(co, lasti=-1, *, file=None, show_caches=False, adaptive=False):
    """Shows the instructions of a code object."""
    _write(co, lasti, 0, file)


disco = disassemble


def _write(code, lasti, line_offset, file):
    rows = list(_rows(code, line_offset))
    lines = [row.starts_line for row in rows if row.starts_line is not None]
    width = max(3, len(str(max(lines)))) if lines else 0
    offset_width = max(4, len(str(rows[-1].offset))) if rows else 4
    for at, row in enumerate(rows):
        if row.starts_line is not None and row.offset > 0:
            print(file=file)
        end = rows[at + 1].offset if at + 1 < len(rows) else len(code.co_code)
        print(row._disassemble(width, row.offset <= lasti < end, offset_width), file=file)


def _recurse(code, file, depth):
    disassemble(code, file=file)
    if depth is None or depth > 0:
        for const in code.co_consts:
            if hasattr(const, "co_code"):
                print(file=file)
                print(f"Disassembly of {const!r}:", file=file)
                _recurse(const, file, None if depth is None else depth - 1)


def dis(x=None, *, file=None, depth=None, show_caches=False, adaptive=False):
    """Shows the instructions of classes, methods, functions, modules, generators, text or code; without an argument, of the last traceback."""
    if x is None:
        distb(file=file)
        return
    x = _inner(x)
    if hasattr(x, "co_code"):
        _recurse(x, file, depth)
    elif hasattr(x, "__dict__"):
        for name, part in sorted(x.__dict__.items()):
            if isinstance(part, _have_code):
                print(f"Disassembly of {name}:", file=file)
                try:
                    dis(part, file=file, depth=depth)
                except TypeError as error:
                    print("Sorry:", error, file=file)
                print(file=file)
    elif isinstance(x, str):
        _recurse(_code_of(x), file, depth)
    elif isinstance(x, (bytes, bytearray)):
        raise NotImplementedError("dis() takes no bytes in Sidewinder, whose bytecode is not CPython's: give it the code object")
    else:
        raise TypeError("don't know how to disassemble %s objects" % type(x).__name__)


def distb(tb=None, *, file=None, show_caches=False, adaptive=False):
    """Shows the instructions around a traceback, by default the last one."""
    if tb is None:
        try:
            tb = sys.last_traceback
        except AttributeError:
            raise RuntimeError("no last traceback to disassemble") from None
        while tb.tb_next:
            tb = tb.tb_next
    disassemble(tb.tb_frame.f_code, tb.tb_lasti, file=file)


def code_info(x):
    """What is known of code, in lines."""
    code = _code_of(x)
    lines = [
        f"Name:              {code.co_name}",
        f"Filename:          {code.co_filename}",
        f"Argument count:    {code.co_argcount}",
        f"Positional-only arguments: {code.co_posonlyargcount}",
        f"Kw-only arguments: {code.co_kwonlyargcount}",
        f"Number of locals:  {code.co_nlocals}",
        f"Stack size:        {code.co_stacksize}",
        f"Flags:             {pretty_flags(code.co_flags)}",
    ]
    for title, items in (
        ("Constants", [repr(const) for const in code.co_consts]), ("Names", code.co_names), ("Variable names", code.co_varnames),
        ("Free variables", code.co_freevars), ("Cell variables", code.co_cellvars),
    ):
        if items:
            lines.append(f"{title}:")
            lines += [f"{at:4d}: {item}" for at, item in enumerate(items)]
    return "\n".join(lines)


def show_code(co, *, file=None):
    """Shows what is known of code."""
    print(code_info(co), file=file)


class Bytecode:
    """The instructions of a function, text or code: an iterable, and what is known of it."""

    def __init__(self, x, *, first_line=None, current_offset=None, show_caches=False, adaptive=False):
        self.codeobj = _code_of(x)
        self.first_line = self.codeobj.co_firstlineno if first_line is None else first_line
        self._line_offset = self.first_line - self.codeobj.co_firstlineno
        self._original_object = x
        self.current_offset = current_offset
        self.exception_entries = []
        self.show_caches = show_caches
        self.adaptive = adaptive

    def __iter__(self):
        return _rows(self.codeobj, self._line_offset)

    def __repr__(self):
        return f"{self.__class__.__name__}({self._original_object!r})"

    @classmethod
    def from_traceback(cls, tb, *, show_caches=False, adaptive=False):
        """The code of the innermost frame of a traceback."""
        while tb.tb_next:
            tb = tb.tb_next
        return cls(tb.tb_frame.f_code, current_offset=tb.tb_lasti)

    def info(self):
        """What is known of the code, in lines."""
        return code_info(self.codeobj)

    def dis(self):
        """The instructions as text."""
        out = io.StringIO()
        _write(self.codeobj, -1 if self.current_offset is None else self.current_offset, self._line_offset, out)
        return out.getvalue()


def main():
    import argparse

    parser = argparse.ArgumentParser()
    parser.add_argument("infile", type=argparse.FileType("rb"), nargs="?", default="-")
    args = parser.parse_args()
    with args.infile as file:
        source = file.read()
    dis(compile(source, args.infile.name, "exec"))


if __name__ == "__main__":
    main()
