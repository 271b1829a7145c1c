# Tables in many formats from lists, dictionaries and objects; alignment, numbers, wide characters, wrapping.
# pip: tabulate==0.10.0 wcwidth==0.9.4
import dataclasses

from tabulate import PRESERVE_WHITESPACE, TableFormat, simple_separated_format, tabulate, tabulate_formats

rows = [["Sun", 696000, 1989100000.0], ["Earth", 6371, 5973.6], ["Moon", 1737, 73.5], ["日本", None, float("nan")]]
for name in ("plain", "simple", "grid", "fancy_grid", "pipe", "orgtbl", "rst", "html", "latex", "jira", "rounded_outline", "mediawiki", "tsv", "double_grid", "youtrack"):
    print(name)
    print(tabulate(rows, headers=["Planet", "R (km)", "mass"], tablefmt=name))
print(tabulate({"a": [1, 2, 3], "b": ["x", "yy"]}, headers="keys", showindex=True, missingval="?"))
print(tabulate([{"n": 1.23456, "t": True}, {"n": 100, "u": "extra"}], headers={"n": "number"}, floatfmt=".2f", tablefmt="github"))
print(tabulate([["1.5", "12"], ["22.75", "x"]], disable_numparse=[1], colalign=("right", "center"), numalign="decimal"))
print(tabulate([["a long text that will be wrapped", "b\nc"], ["short", 5]], maxcolwidths=[10, None], tablefmt="grid", headers="firstrow"))


@dataclasses.dataclass
class Thing:
    name: str
    size: int


print(tabulate([Thing("a", 1), Thing("b", 22)], headers="keys"), tabulate([], headers=["only"], tablefmt="pipe"), tabulate(iter([range(3)])))
print(tabulate([[0x10, 1e10, -3], [b"bytes", "1,000", "\x1b[31mred\x1b[0m"]], intfmt=",", tablefmt=simple_separated_format(" || ")))
print(len(tabulate_formats), tabulate([[f"{n}", n**2] for n in range(200)], stralign="right").count("\n"))
try:
    tabulate([1, 2])
except TypeError as error:
    print(error)
