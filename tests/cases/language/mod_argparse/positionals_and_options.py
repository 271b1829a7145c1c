# argparse: actions, nargs, types, choices, defaults, and what parse_args makes of a command line.
import argparse

p = argparse.ArgumentParser(prog="tool", description="A tool.", epilog="The end.")
p.add_argument("source", help="where from")
p.add_argument("rest", nargs="*", type=int, default=[7], help="numbers (default: %(default)s)")
p.add_argument("-v", "--verbose", action="count", default=0)
p.add_argument("-o", "--output", metavar="FILE", help="where to")
p.add_argument("--mode", choices=["fast", "slow"], default="fast")
p.add_argument("--flag", action=argparse.BooleanOptionalAction)
p.add_argument("--add", action="append", type=float)
p.add_argument("--const", action="store_const", const=42)
p.add_argument("--pair", nargs=2, metavar=("X", "Y"))
p.add_argument("--maybe", nargs="?", const="bare", default="absent")
p.add_argument("--all", action="extend", nargs="+")
p.add_argument("--no-cache", dest="cache", action="store_false")
print(p.format_usage(), end="")
lines = ["a", "a 1 2 -vv", "a -v --verbose -ofile", "a --output=x --mode slow", "a --flag", "a --no-flag --const", "a --add 1 --add 2.5", "a --pair p q", "a --maybe", "a --maybe w", "a --all 1 2 --all 3", "a --no-cache", "a 3 -vvv -o -", "-- -dash 4", "a --mo slow"]
for line in lines:
    print(line, "|", sorted((k, v) for k, v in vars(p.parse_args(line.split())).items() if v != p.get_default(k)))
print(p.parse_args(["z"]))
print(p.parse_known_args(["z", "--unknown", "5", "-q"]))
n = argparse.Namespace(a=1, b="x")
print(n, n == argparse.Namespace(b="x", a=1), "a" in n, "c" in n, p.parse_args(["s"], argparse.Namespace(extra=1)).extra)
p.set_defaults(output="set", other=3)
print(p.parse_args(["s"]).output, p.parse_args(["s"]).other, p.get_default("mode"))
total = 0
for i in range(40):
    a = p.parse_args(["x", str(i), str(i * 2), "-" + "v" * (i % 3 + 1), "--add", str(i / 4)])
    total += sum(a.rest) + a.verbose + sum(a.add)
print(total)
