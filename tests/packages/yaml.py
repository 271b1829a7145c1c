# Loads and dumps documents: anchors, tags, block texts, own types, and errors with their places.
# pip: pyyaml==6.0.4
import datetime

import yaml

TEXT = """
%YAML 1.1
---
base: &base {name: x, sizes: [1, 2.5, 0x1F, 0o7, 1_000, .inf]}
derived:
  <<: *base
  name: "quoted \\u00e9\\n"
flags: [yes, No, true, ~, null, 'null']
dates: [2024-02-29, 2001-12-14t21:59:43.10-05:00]
folded: >-
  one
  two

  three
literal: |
  a
    b
? complex key
: - nested
  - - deeper
    - {a: b}
set: !!set {x, y}
binary: !!binary aGVsbG8=
pairs: !!omap [a: 1, b: 2]
"""
data = yaml.safe_load(TEXT)
for key, value in data.items():
    print(key, "=", sorted(value) if isinstance(value, set) else value)
print(data["derived"]["sizes"] is data["base"]["sizes"])
print(yaml.safe_dump(data, sort_keys=True, allow_unicode=True))
print(yaml.dump([{"a": [1, (2, 3)], "long": "word " * 30}, "multi\nline", "- tricky: #", 1e20, datetime.date(2020, 1, 2)], default_flow_style=False, width=60))


class Point(yaml.YAMLObject):
    yaml_tag, yaml_loader = "!point", yaml.SafeLoader

    def __init__(self, x, y):
        self.x, self.y = x, y


point = yaml.safe_load("!point {x: 1, y: [2]}")
print(type(point).__name__, point.x, point.y, yaml.dump(Point(3, 4)))
yaml.SafeLoader.add_constructor("!twice", lambda loader, node: loader.construct_scalar(node) * 2)
print(yaml.safe_load("[!twice ab, 1]"), list(yaml.safe_load_all("a: 1\n---\nb: 2\n...\n")), [type(t).__name__ for t in yaml.scan("{a: *b}")][:6])
for wrong in ("a: [1, 2", "a: b: c", "\tx", "*missing", "!!python/object:os.system {}", "a: 'x\nb"):
    try:
        yaml.safe_load(wrong)
    except yaml.YAMLError as error:
        print(type(error).__name__, str(error).replace("\n", " | "))
print(yaml.compose("x: [1]").value[0][1].start_mark.column, [type(e).__name__ for e in yaml.parse("- a")])
