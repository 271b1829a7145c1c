# The order of evaluation in each other statement, up to each thing that can raise.
from _table import *

STATEMENTS = [
    f"x = {A}\nx += {B}", f"x = {A}\nx = x + (x := {B})", f"x = {A}\nx.y(x := {B}).z(x)", f"x = {A}\nx[x := {B}]",
    f"x = {A}\nx.y += (x := {B})", f"x = {A}\nx[{B}] += (x := {C})", f"x = {A}\nx, x = x.y, {B}",
    f"x = {A}\nx.y, x = {B}", f"x = {A}\nx, x.y = {B}",
    f"x = {A}\nx[0], x = {B}, {C}", f"i = 0\ni, {A}[i] = 1, {B}", f"x = y = {A}\nx, y = y, x",
    f"@d('p')\n@d('q')\ndef f(x={A}, *, y={B}) -> {C}: pass", f"@{A}.x({B})\ndef f(): pass",
    f"def f(x: {A} = {B}, *y: {C}, z: {D} = {E}, **w: {F}) -> e('r'): pass",
    f"def f(p: {A}, /, x: {B}, *, k: {C} = {D}) -> {E}: pass", f"def f(x={A}, y={B}, *, z={C}, w={D}): pass",
    f"class K(b('a'), k={A}, l={B}): e('body')", f"@d('p')\n@d('q')\nclass K(b('a')): e('body')",
    f"class K(*[b('a')], **m('k')): e('body')", f"class K(b('a'), metaclass=metaclass, k={A}): e('body')",
    f"class K(k={A}, *[b('a')]): pass", f"class K:\n  x: {A} = {B}\n  y: {C}\n  x.z({D})",
    f"assert {A}, {B}", f"assert e('f'), {B}", f"raise {A}", f"raise {A} from {B}", f"raise ValueError({A}) from {B}",
    f"return_ = {A}, {B}", f"while {A}:\n  {B}\n  break\nelse: {C}", f"if {A}: {B}\nelif {C}: {D}\nelse: {E}",
    f"if e('f1'): {B}\nelif {C}: {D}\nelse: {E}", f"if {A} < {B} < {C} and {D} or {E}: {F}", f"if not {A} in {B}: {C}",
    f"with {A} as x, {B} as y: {C}", f"with {A}, {B}: {C}", f"with {A} as x: raise Stop",
    f"with ({A}.x({B}) as {C}.y): {D}", f"try: {A}.x({B})\nexcept {C}: {D}\nfinally: {E}",
    f"try: raise Stop\nexcept ({A}, {B}): {C}\nfinally: {D}",
    f"match {A}:\n  case [x, y] if {B}: {C}\n  case Base(): {D}\n  case _: {E}",
    f"match {A}, {B}:\n  case x, y if {C}: {D}", f"match {A}:\n  case 1 | 2: {B}\n  case x: {C}",
    f"for i in {A}:\n  for j in {B}.x({C}): i.y(j)", f"for i, j in [({A}, {B}), ({C}, {D})]: i.x(j)",
    f"global_ = [{A}, {B}]\nglobal_[0].x(global_[1])", f"print({A}, {B}, sep={C})",
    f"import sys as x\nx.nothing({A})", f"def g():\n  x = yield {A}\n  yield {B}.y(x)\nfor i in g(): i.z({C})",
    f"def g():\n  {A}.x((yield {B}))\nh = g()\nnext(h)\ntry: h.send({C})\nexcept StopIteration: pass",
    f"def g():\n  return (yield from {A}).x({B})\nlist(g())", f"async def g():\n  return {A}.x(await h())\nasync def h(): return {B}\ntry: g().send(None)\nexcept StopIteration: pass",
    f"def g():\n  x.y({A})\n  x = 1\ng()", f"def g():\n  {A}.y(x)\n  x = 1\ng()", f"def g():\n  {A}.y({B}, x)\n  x = 1\ng()",
    f"def g():\n  None.y(x)\n  x = 1\ng()", f"def g():\n  None.y(x)\n  def h(): x\n  x = 1\ng()",
    f"def g(x, y): return x.z(y, {A})\ng({B}, {C})", f"def g(x, *y): return x.z(*y)\ng({A}, {B}, {C})",
]

show(STATEMENTS)
