# The order of evaluation in each compound expression, up to each thing that can raise.
from _table import *

EXPRESSIONS = [
    f"{A}.x", f"{A}.x.y", f"{A}[{B}]", f"{A}[{B}:{C}]", f"{A}[{B}:{C}:{D}]", f"{A}[:{B}]", f"{A}[{B}, {C}]",
    f"{A}[{B}:{C}, {D}]", f"{A}[{B}][{C}]", f"{A}[1]", f"{A}[-1]", f"{A}[{B}.x]",
    f"{A}()", f"{A}({B})", f"{A}({B}, {C})", f"{A}({B}, k={C})", f"{A}(k={B}, l={C})", f"{A}(*{B})",
    f"{A}({B}, *{C})", f"{A}(*{B}, {C})", f"{A}(*{B}, *{C})", f"{A}(**m('b'))", f"{A}({B}, **m('c'))",
    f"{A}(k={B}, **m('c'))", f"{A}(**m('b'), k={C})", f"{A}(**m('b'), **m('c'))", f"{A}(*{B}, k={C})",
    f"{A}(k={B}, *{C})", f"{A}({B}, *{C}, k={D}, **m('f'))", f"{A}(k={B}, *{C}, **m('d'), l={E})",
    f"{A}.x()", f"{A}.x({B})", f"{A}.x({B}, {C})", f"{A}.x({B}, 1)", f"{A}.x(1, 'a')", f"{A}.x({B}.y)",
    f"{A}.x({B}.y({C}))", f"{A}.x({B}).y({C})", f"{A}.x(k={B})", f"{A}.x({B}, k={C})", f"{A}.x(*{B})",
    f"{A}.x(**m('b'))", f"{A}.x({B} + {C})", f"{A}.x({B} if {C} else {D})", f"{A}.x([{B}])", f"{A}.x(-{B})",
    f"{A}.x({B}[{C}])", f"{A}.x(lambda k={B}: k)", f"{A}.x(i for i in {B})", f"{A}.x([i for i in {B}])",
    f"{A}.x(y := {B})", f"(y := {A}).x(y, {B})", f'{A}.x(f"{{{B}}}")', f"{A}.join(i for i in {B})",
    f"{A}.join(map({B}, {C}))", f"list(i for i in {A})", f"sum(i for i in {A})", f"any(i for i in {A})",
    f"all(i for i in {A})", f"min(i for i in {A})", f"sorted(map({A}, {B}), key={C})",
    f"{A} if {B} else {C}", f"{A} if e('f') else {C}", f"{A} and {B}", f"{A} or {B}", f"e('f') or {B}",
    f"e('f') and {B}", f"{A} and {B} or {C}", f"({A} or {B}) and {C}", f"e('f1') or e('f2') and {C}", f"not {A}",
    f"not ({A} and {B})", f"{A} < {B} < {C}", f"{A} < {B} <= {C} > {D}", f"{A} == {B} != {C}", f"{A} in {B}",
    f"{A} not in {B}", f"{A} in {B} in {C}", f"{A} is {B}", f"{A} is not {B} < {C}", f"not {A} < {B}",
    f"[{A}, {B}]", f"[{A}, *{B}, {C}]", f"({A}, {B})", f"({A}, *{B})", f"{{{A}, {B}}}", f"{{{A}, *{B}, {C}}}",
    f"{{{A}: {B}, {C}: {D}}}", f"{{{A}: {B}, **m('c'), {D}: {E}}}", f"{{**m('a'), {B}: {C}}}",
    f"{{1: {A}, 2: {B}}}", f"{{{A}: 1, {B}: 2}}",
    f"[({A}, i) for i in {B}]", f"[i for i in {A} if {B}]", f"[j for i in {A} for j in i]",
    f"{{i: {A} for i in {B}}}", f"{{{A}: i for i in {B}}}", f"{{i for i in {A}}}", f"list((i, {A}) for i in {B})",
    f'f"{{{A}}}"', f'f"{{{A}}}{{{B}}}"', f'f"{{{A}:{{{B}}}}}{{{C}!r}}"', f'f"{{{A}!s}}-{{{B}!a}}"', f'f"{{{A}=}}"',
    f"lambda x={A}, *, y={B}: 1", f"lambda x={A}, z={B}, *, y={C}, w={D}: 1",
    f"(lambda *a, **k: a)({A}, *{B}, k={C})", f"{A}.x.y({B}).z[{C}]({D})", f"{A}({B})({C})", f"{A}[{B}]({C})",
    f"({A}.x or {B})({C})", f"(x := {A}) + x", f"{A} + {B} * {C}", f"{A} ** -{B}", f"-{A} ** {B}",
    f"({A}, {B}) == ({C}, {D})", f"slice({A}, {B})", f"print({A}, {B})", f"len({A})", f"str({A})",
    f"isinstance({A}, {B})", f"getattr({A}, 'x')", f"dict([({A}, {B})])", f"{A}.x(await_me if {B} else {C})",
    f"undefined.x({A})", f"{A}.x(undefined, {B})", f"{A}.x({B}, undefined)", f"{A}(undefined)", f"{A} + undefined",
    f"{A}[undefined]", f"None.x({A})", f"None.x(1)", f"None.x(undefined)", f"None[{A}]", f"None({A})", f"None + {A}",
    f"(1).real({A})", f"''.nothing({A})", f"[].append({A}).x({B})", f"{{}}.get({A}, {B})", f"''.join({A})",
    f"print.nothing({A})", f"Base.nothing({A})", f"Base().nothing({A})", f"super().nothing({A})", f"log.nothing({A})",
]
for mark in [*BINARY.values(), *COMPARED.values(), "=="]:
    EXPRESSIONS.append(f"{A} {mark} {B}")
for mark in "-+~":
    EXPRESSIONS.append(f"{mark}{A}")

show(EXPRESSIONS)
