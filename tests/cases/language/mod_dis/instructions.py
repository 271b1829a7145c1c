# What `dis` says that is not about the bytecode itself: names, constants, lines and places; what it takes and what it refuses.
import dis
import io
import sys


def work(limit):
    """Adds."""
    global total
    total = sum(range(limit)) + some.value
    import json.decoder
    from os import path
    del other
    return "text"


found = {}
for one in dis.get_instructions(work):
    if one.opname in ("LOAD_GLOBAL", "STORE_GLOBAL", "DELETE_GLOBAL", "LOAD_ATTR", "IMPORT_NAME", "IMPORT_FROM"):
        found.setdefault(one.opname, []).append(one.argval)
        assert dis.opmap[one.opname] == one.opcode and one.positions.lineno is not None
print(sorted(found.items()))
print(sorted({one.starts_line - work.__code__.co_firstlineno for one in dis.get_instructions(work) if one.starts_line}))
print({one.starts_line for one in dis.get_instructions(work, first_line=1000) if one.starts_line} >= {1003, 1007})
print("text" in [one.argval for one in dis.Bytecode(work)], dis.Bytecode(work).info().splitlines()[:3] == dis.code_info(work).splitlines()[:3])
out = io.StringIO()
dis.dis("def f():\n    return [lambda: g(x) for x in y]", file=out)
text = out.getvalue()
print("Disassembly of <code object f at 0x" in text, "LOAD_GLOBAL" in text, "Disassembly of <code object <lambda>" in text)
out = io.StringIO()
dis.dis(type("C", (), {"method": work, "other": 1}), file=out)
print(out.getvalue().splitlines()[0])
try:
    work(1)
except NameError as error:
    sys.last_traceback = error.__traceback__
    out = io.StringIO()
    dis.distb(file=out)
    print(out.getvalue().count("-->"), "-->" in dis.Bytecode.from_traceback(error.__traceback__).dis())
for wrong in (1, None.__class__.__name__ + " ="):
    try:
        dis.get_instructions(wrong)
    except (TypeError, SyntaxError) as error:
        print(type(error).__name__)
first = next(iter(work.__code__.co_positions()))
print([number - work.__code__.co_firstlineno for number in first[:2]], first[2:])


# What tracers look for where a frame begins, stops and goes on: RESUME and how, behind where it stopped.
def numbers():
    got = yield 1
    yield from iter([got])
    return 2


def seen(frame, event, arg):
    code, at = frame.f_code.co_code, frame.f_lasti
    if event == "call":
        print(frame.f_code.co_name, "begins" if code[at + 1] == 0 else "goes on")
    elif event == "return":
        print(frame.f_code.co_name, "stops" if at + 2 < len(code) and code[at + 2] == dis.opmap["RESUME"] else "ends")
    return seen


sys.settrace(seen)
list(numbers())
(lambda: 1)()
sys.settrace(None)
out = io.StringIO()
dis.dis(work, file=out)
print([line.split("(")[-1].split(")")[0].replace("NULL + ", "") for line in out.getvalue().splitlines() if "_GLOBAL" in line])
