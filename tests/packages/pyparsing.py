# Grammars from Python: arithmetic, nested lists, recursion, results by name, actions, searching, errors.
# pip: pyparsing==3.3.3
import pyparsing as pp

pp.ParserElement.enable_packrat()
number = pp.common.number()
operand = number | pp.Word(pp.alphas, pp.alphanums)
expression = pp.infix_notation(operand, [("-", 1, pp.OpAssoc.RIGHT), (pp.one_of("* /"), 2, pp.OpAssoc.LEFT), (pp.one_of("+ -"), 2, pp.OpAssoc.LEFT)])
print(expression.parse_string("1 + 2*x - -(3 + y)/4", parse_all=True).as_list())
key = pp.Word(pp.alphas)("key")
value = (pp.QuotedString('"') | number)("value")
pair = pp.Group(key + pp.Suppress("=") + value)
record = pp.Dict(pp.ZeroOrMore(pair))
result = record.parse_string('name = "a b" size = 3.5')
print(result.dump())
print([(p.key, p.value) for p in pair[1, ...].parse_string('x=1 y="2"')])
nested = pp.Forward()
nested <<= pp.Group(pp.Suppress("(") + (nested | pp.Word(pp.alphanums))[...] + pp.Suppress(")"))
print(nested.parse_string("(a (b c) (d (e)))").as_list(), pp.nested_expr("{", "}").parse_string("{1 {2 3}}").as_list())
date = pp.Combine(pp.Word(pp.nums, exact=4) + "-" + pp.Word(pp.nums, exact=2))("date")
date.add_condition(lambda t: int(t[0][:4]) > 1999, message="too old")
print([(t[0], start, end) for t, start, end in date.scan_string("from 2020-01 to 1990-05 or 2021-12")])
print(pp.Word(pp.nums).set_parse_action(lambda t: str(int(t[0]) * 2)).transform_string("a1 b22 c"))
print(pp.DelimitedList(pp.Word(pp.alphas)).parse_string("a, b,c").as_list())
line = pp.Optional(pp.Literal("@")("at")) + pp.Keyword("def") + ~pp.Keyword("class") + pp.common.identifier("name") + pp.Regex(r"\((?P<args>[^)]*)\)") + pp.rest_of_line("rest")
print(line.parse_string("@ def f(x, y) -> int").as_dict())
for text, grammar in (("1 +", expression), ("(a (b)", nested), ("size =", pair), ("def class()", line)):
    try:
        grammar.parse_string(text, parse_all=True)
    except pp.ParseException as error:
        print(error, error.loc, error.column, error.explain(depth=0).splitlines()[:2])
located = pp.Located(pp.Word(pp.alphas))
print(located[...].parse_string("ab  cd").as_list(), pp.common.ipv4_address.parse_string("10.0.0.1")[0], pp.common.iso8601_date.parse_string("2024-02-03")[0])
counted = pp.counted_array(pp.Word(pp.alphas))
each = pp.Word(pp.alphas)("w") & pp.Word(pp.nums)("n")
print(counted.parse_string("2 a b c").as_list(), each.parse_string("12 ab").as_dict(), pp.Char("ab")[2]("x").parse_string("ab").as_list())
expression.run_tests(["1+1", "2**", "# a comment"], print_results=True)
print(sum(int(t[0]) for t, _, _ in pp.Word(pp.nums).scan_string(" ".join(map(str, range(300))))))
