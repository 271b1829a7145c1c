# Grammars with Earley, LALR and CYK: trees, transformers, ambiguity, indentation, errors with their places.
# pip: lark==1.3.1
import json

from lark import Lark, Transformer, Tree, UnexpectedCharacters, UnexpectedInput, UnexpectedToken, Visitor, v_args
from lark.indenter import Indenter
from lark.reconstruct import Reconstructor

GRAMMAR = r"""
?start: value
?value: object | array | string | SIGNED_NUMBER -> number | "true" -> true | "false" -> false | "null" -> null
array  : "[" [value ("," value)*] "]"
object : "{" [pair ("," pair)*] "}"
pair   : string ":" value
string : ESCAPED_STRING
%import common.ESCAPED_STRING
%import common.SIGNED_NUMBER
%import common.WS
%ignore WS
"""


class ToPython(Transformer):
    array = list
    pair = tuple
    object = dict
    number = v_args(inline=True)(float)
    null = lambda self, _: None
    true = lambda self, _: True
    false = lambda self, _: False

    @v_args(inline=True)
    def string(self, text):
        return text[1:-1].replace('\\"', '"')


parser = Lark(GRAMMAR, parser="lalr", maybe_placeholders=False)
TEXT = '{"a": [1, 2.5, {"b": null}], "c": "x\\"y", "d": [true, false, []]}'
print(ToPython().transform(parser.parse(TEXT)) == json.loads(TEXT), parser.parse('{"k": [1]}').pretty())
print(Reconstructor(parser).reconstruct(parser.parse('[ 1 , {"a" : 2} ]')))
for wrong in ("[1, 2", "[1 2]", "{a}", "]"):
    try:
        parser.parse(wrong)
    except UnexpectedInput as error:
        print(type(error).__name__, error.line, error.column, error.get_context(wrong).strip().splitlines()[0])
CALC = r"""
?start: sum | NAME "=" sum -> assign
?sum: product | sum "+" product -> add | sum "-" product -> sub
?product: atom | product "*" atom -> mul | product "/" atom -> div
?atom: NUMBER -> number | "-" atom -> neg | NAME -> var | "(" sum ")"
%import common.CNAME -> NAME
%import common.NUMBER
%ignore " "
"""


@v_args(inline=True)
class Calculate(Transformer):
    from operator import add, mul, neg, sub, truediv as div

    number = float

    def __init__(self):
        super().__init__()
        self.vars = {}

    def assign(self, name, value):
        self.vars[str(name)] = value
        return value

    def var(self, name):
        return self.vars[str(name)]


calc = Lark(CALC, parser="lalr", transformer=Calculate())
print([calc.parse(line) for line in ("x = 1+2*3", "-x*(2-5)/2", "x-1-1")])
ambiguous = Lark('start: e\n?e: e "+" e -> plus | "x" -> x', ambiguity="explicit")
print(ambiguous.parse("x+x+x").pretty())


class Blocks(Indenter):
    NL_type, OPEN_PAREN_types, CLOSE_PAREN_types, INDENT_type, DEDENT_type, tab_len = "_NL", [], [], "_INDENT", "_DEDENT", 8


tree = Lark('?start: _NL* tree\ntree: NAME _NL [_INDENT tree+ _DEDENT]\n%import common.CNAME -> NAME\n%import common.WS_INLINE\n%declare _INDENT _DEDENT\n%ignore WS_INLINE\n_NL: /(\\r?\\n[\\t ]*)+/', parser="lalr", postlex=Blocks())
print(tree.parse("\na\n    b\n    c\n        d\n    e\n").pretty())
seen = []
type("Seen", (Visitor,), {"number": lambda self, t: seen.append(t.children[0].column)})().visit(parser.parse("[1, [22, 3]]"))
print(sorted(seen), [t.type for t in parser.lex('{"a": 1}')], Tree("x", [Tree("y", [])]))
