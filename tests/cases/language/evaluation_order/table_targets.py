# The order of evaluation in statements with targets, up to each thing that can raise.
from _table import *

TARGETS = ["x", f"{A}.x", f"{A}[{B}]", f"{A}[{B}:{C}]", f"{A}.x[{B}].y", f"{A}({B}).x", f"{A}[1]", f"{A}[{B}, {C}]"]
SECOND = ["y", f"{D}[{E}]"]
STATEMENTS = []
for target in TARGETS:
    STATEMENTS.append(f"{target} = e('v')")
    STATEMENTS.append(f"{target}: e('t') = e('v')")
    STATEMENTS.append(f"for {target} in e('v'): e('body')")
    STATEMENTS.append(f"with e('v') as {target}: e('body')")
    if target != "x":
        STATEMENTS.append(f"{target}: e('t')")
        STATEMENTS.append(f"del {target}")
        STATEMENTS.append(f"{target}, {target} = e('v')")
        STATEMENTS.append(f"*{target}, = e('v')")
        for mark in BINARY.values() if target == TARGETS[1] else "+":
            STATEMENTS.append(f"{target} {mark}= e('v')")
        STATEMENTS.append(f"{target} += 1")
    for other in SECOND if target in TARGETS[:5] else []:
        STATEMENTS.append(f"{target} = {other} = e('v')")
        STATEMENTS.append(f"{target}, {other} = e('v')")
        STATEMENTS.append(f"{target}, {other} = e('v'), e('w')")
        STATEMENTS.append(f"({target}, {other}), z = [e('v'), e('w')]")
        STATEMENTS.append(f"{target}, *{other} = e('v')")
        STATEMENTS.append(f"with e('v') as {target}, e('w') as {other}: e('body')")
        if target != "x" and other != "y":
            STATEMENTS.append(f"del {target}, {other}")
            STATEMENTS.append(f"{target}, {other} = {other}, {target}")

show(STATEMENTS)
