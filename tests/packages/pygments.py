# Colours texts of several languages for several outputs, with a lexer, a style and a filter of its own.
# pip: pygments==2.21.0
from pygments import highlight, lex
from pygments.filters import KeywordCaseFilter, VisibleWhitespaceFilter
from pygments.formatters import HtmlFormatter, LatexFormatter, NullFormatter, Terminal256Formatter, TerminalFormatter
from pygments.lexer import RegexLexer, bygroups, include, words
from pygments.lexers import get_all_lexers, get_lexer_by_name, guess_lexer, get_lexer_for_filename
from pygments.style import Style
from pygments.styles import get_all_styles
from pygments.token import Comment, Keyword, Name, Number, String, Text, Token
from pygments.util import ClassNotFound

PYTHON = 'import os\n@decorator\nclass A(B):\n    """Doc."""\n    async def f(self, x: int = 0x1F) -> str:\n        return f"{x!r:>{3}} \\n" if x else None  # why\n'
print(highlight(PYTHON, get_lexer_by_name("python"), HtmlFormatter(linenos="inline", hl_lines=[2], wrapcode=True)))
print(repr(highlight(PYTHON, get_lexer_by_name("python"), Terminal256Formatter(style="monokai"))))
SAMPLES = {"json": '{"a": [1, true, null, "x\\n"]}', "c": "#include <a.h>\nint main(void) { /* c */ return 'x' + 1.5e3; }", "html": "<p class='a'>x &amp; <script>var y = `t${1}`;</script></p>",
           "sql": "SELECT a, count(*) FROM t WHERE b = 'x' -- c\n", "bash": "for i in *; do echo \"$i ${x:-y}\"; done # c", "rust": "fn main() { let x: &'a str = r#\"s\"#; println!(\"{}\", x); }",
           "diff": "--- a\n+++ b\n@@ -1 +1 @@\n-x\n+y\n", "yaml": "a: [1, 'x']\n# c\nb: &r |\n  text\n", "css": "a > b:hover { color: #fff !important }", "pycon": ">>> 1 + 1\n2\n"}
for name, text in SAMPLES.items():
    print(name, [(str(kind).replace("Token.", ""), value) for kind, value in lex(text, get_lexer_by_name(name)) if value.strip()])


class Own(RegexLexer):
    name, aliases, filenames = "Own", ["own"], ["*.own"]
    tokens = {"root": [(r"#.*$", Comment), (words(("let", "in"), suffix=r"\b"), Keyword), (r"(\w+)(\s*)(=)", bygroups(Name.Variable, Text, Keyword.Operator)), (r'"', String, "string"), include("rest")],
              "rest": [(r"\d+", Number), (r"\s+", Text), (r".", Text)], "string": [(r'[^"\\]+', String), (r"\\.", String.Escape), (r'"', String, "#pop")]}


class Plain(Style):
    styles = {Token: "", Keyword: "bold #005", String: "italic bg:#eee", Comment: "#888"}


lexer = Own()
lexer.add_filter(KeywordCaseFilter(case="upper"))
lexer.add_filter(VisibleWhitespaceFilter(spaces="."))
print(highlight('let x = 3 in "a\\n" # c\n', lexer, HtmlFormatter(style=Plain, noclasses=True)), HtmlFormatter(style=Plain).get_style_defs(".h").count("\n"))
print(highlight("x = 1\n", get_lexer_by_name("py"), LatexFormatter()).count("PY"), repr(highlight("x", lexer, NullFormatter())), repr(highlight("if", get_lexer_by_name("py"), TerminalFormatter())))
print(get_lexer_for_filename("a.toml").name, guess_lexer("#!/usr/bin/python\nprint(1)").name, len(list(get_all_lexers())) > 400, "default" in get_all_styles())
try:
    get_lexer_by_name("nothing")
except ClassNotFound as error:
    print(error)
print(sum(1 for _ in lex(PYTHON * 60, get_lexer_by_name("python"))))
