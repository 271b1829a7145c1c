# re: a tokenizer by alternation, a small template language, balanced scanning by hand, csv-like splitting.
import re
TOKEN = re.compile(r"""(?P<num>\d+(?:\.\d*)?(?:[eE][+-]?\d+)?)|(?P<id>[^\W\d]\w*)|(?P<str>"(?:[^"\\]|\\.)*")|(?P<op><=|>=|==|!=|[-+*/()<>=])|(?P<ws>\s+)|(?P<bad>.)""", re.S)
def tokens(s):
    for m in TOKEN.finditer(s):
        if m.lastgroup != "ws": yield m.lastgroup, m.group(), m.start()
print(list(tokens('x1 = 3.5e-2 * (foo_é + "a\\"b") >= 7 # ?')))
def evaluate(s):
    toks = [(k, v) for k, v, _ in tokens(s)] + [("end", "")]
    pos = 0
    def peek(): return toks[pos][1]
    def take():
        nonlocal pos
        pos += 1
        return toks[pos - 1]
    def atom():
        k, v = take()
        if v == "(":
            r = expr(0); take(); return r
        if v == "-": return -atom()
        return float(v) if k == "num" else len(v)
    def expr(p):
        r = atom()
        while (q := {"+": 1, "-": 1, "*": 2, "/": 2}.get(peek(), 0)) > p:
            o = take()[1]; x = expr(q)
            r = r + x if o == "+" else r - x if o == "-" else r * x if o == "*" else r / x
        return r
    return expr(0)
print([evaluate(e) for e in ("1+2*3", "(1+2)*3", "2*-3-4", "8/2/2", "abc*2", "((7))")])
def render(t, **kw): return re.sub(r"\{\{\s*(\w+)(?:\|(\w+))?\s*\}\}", lambda m: getattr(str(kw.get(m[1], f"?{m[1]}")), m[2] or "__str__")(), t)
print(render("Hi {{ name|upper }}, {{n}} {{ missing }}!", name="bob", n=5))
FIELD = re.compile(r'\s*(?:"((?:[^"]|"")*)"|([^,]*))\s*(,|$)')
def row(s):
    out, i = [], 0
    while True:
        m = FIELD.match(s, i)
        out.append(m[1].replace('""', '"') if m[1] is not None else m[2]); i = m.end()
        if not m[3]: return out
print(row('a, "b, ""c""" ,,d'), row(""), row('x,'), row('"only"'))
print(re.sub(r"(?m)^(\s*)(\w+):\s*(.*)$", r"\1<\2>\3</\2>", "a: 1\n  b: two words\nplain"), re.findall(r"(?i)\b([a-z])\w*\1\b", "Anna level xyz noon Bob"), re.sub(r"([A-Z])", lambda m: "_" + m[1].lower(), "camelCaseName"), re.sub(r"_(\w)", lambda m: m[1].upper(), "snake_case_name"))
n = 0
for i in range(60):
    e = f"({i} + {i % 7} * 2) - {i % 5} / 4"
    n = n * 3 + int(evaluate(e) * 4) + sum(1 for _ in tokens(e)) + len(render("{{a}}-{{b|title}}", a=i, b="xy")) & 0xffffff
print(n)
