# Parses Python of several versions with its errors, keeps every character, and walks the tree.
# pip: parso==0.8.7
import parso
from parso.python.tokenize import tokenize

TEXT = '''# comment
@decorator
class A(B, metaclass=M):
    """Doc."""
    x: int = 3

    def f(self, a, /, b=1, *c, d=2, **e) -> str:
        for i in range(10):
            yield f"{i!r:>{a}} and {{}}"
        return [x async for x in y if (z := x)]

    async def g(self): await self.f(1)
import os.path as p, sys
from . import (a, b as c)
x = lambda: (yield)
'''
module = parso.parse(TEXT)
print(module.get_code() == TEXT, [type(child).__name__ for child in module.children])
cls = next(module.iter_classdefs())
print(cls.name.value, cls.get_doc_node().value, [f.name.value for f in cls.iter_funcdefs()], cls.get_super_arglist().get_code())
function = next(cls.iter_funcdefs())
print([(p.name.value, p.star_count, p.default and p.default.value) for p in function.get_params()], function.annotation.value, function.is_generator())
print([(i.get_paths(), i.level) for i in module.iter_imports()])
print(module.get_leaf_for_position((9, 20)), module.get_first_leaf().prefix, module.get_used_names()["x"][:2])
print(sum(1 for _ in tokenize(TEXT, version_info=parso.utils.parse_version_string("3.11"))))
print(function.dump(indent=None)[:300])
grammar = parso.load_grammar(version="3.8")
BROKEN = "def f(:\n  x = 1 +\nfor in y:\n    pass\nreturn 1\n'abc\nasync = 3\n1 = x\nprint 3\nmatch x:\n  case 1: pass\n\tbad\n"
broken = grammar.parse(BROKEN)
print(broken.get_code() == BROKEN)
for issue in grammar.iter_errors(broken):
    print(issue.code, issue.message, issue.start_pos)
for issue in list(grammar._get_normalizer_issues(parso.parse("import os,sys\nx=1 \ndef  f( a):\n\treturn  a\n")))[:8]:
    print(issue.code, issue.message, issue.start_pos)
changed = TEXT.replace("range(10)", "range(11)\n            pass")
again = parso.load_grammar().parse(changed, diff_cache=True, path="nowhere.py")
again = parso.load_grammar().parse(TEXT, diff_cache=True, path="nowhere.py")
print(again.get_code() == TEXT)
