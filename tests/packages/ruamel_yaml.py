# Changes YAML and keeps its comments, quotes, anchors and order.
# pip: ruamel.yaml==0.19.1
import io
import sys

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import YAMLError
from ruamel.yaml.scalarstring import DoubleQuotedScalarString, LiteralScalarString

TEXT = """\
# top
name: "quoted"   # why
base: &b
  x: 1    # one
  hex: 0x1F
  list: [a, 'b', 3.10]
other:
  <<: *b
  y: 007
seq:
- first  # f
- {k: v, n: ~}

- |
  literal
    text
- >-
  folded
  text
when: 2024-02-29T01:02:03Z
tagged: !own {a: 1}
yes: no
"""
yaml = YAML()
yaml.preserve_quotes = True
data = yaml.load(TEXT)
out = io.StringIO()
yaml.dump(data, out)
print(out.getvalue() == TEXT)
print(out.getvalue())
print(data["other"]["x"], data["base"]["hex"] + 1, type(data["base"]["hex"]).__name__, data["when"], data["yes"], data["base"].anchor.value, list(data)[:3], data.lc.line, data["seq"].lc.item(1))
data["name"] = DoubleQuotedScalarString("changed")
data["base"]["list"].append(4)
data.insert(1, "new", {"a": [1, 2]}, comment="inserted")
data["seq"].insert(0, LiteralScalarString("two\nlines\n"))
del data["when"]
data["base"].yaml_add_eol_comment("added", "hex", column=20)
data.yaml_set_comment_before_after_key("seq", before="before seq", indent=0)
yaml.indent(mapping=2, sequence=4, offset=2)
yaml.dump(data, sys.stdout)
made = CommentedMap()
made["k"] = CommentedSeq([1, "two: three", None, True])
made["k"].fa.set_flow_style()
made.yaml_set_start_comment("made here")
yaml.dump(made, sys.stdout)
safe = YAML(typ="safe", pure=True)
print(safe.load("a: [1, 0o17, 1e3, yes, 2001-01-01]\n"), [d for d in safe.load_all("--- 1\n--- [2]\n")])


@yaml.register_class
class Point:
    yaml_tag = "!point"

    def __init__(self, x=0, y=0):
        self.x, self.y = x, y


yaml.dump({"p": Point(1, 2)}, sys.stdout)
print(yaml.load("!point {x: 3, y: 4}").y)
for wrong in ("a: 1\na: 2", "[1, 2", "a: b: c", "*missing", "\t- x", "'open"):
    try:
        YAML().load(wrong)
    except YAMLError as error:
        print(type(error).__name__, str(error).splitlines()[0])
