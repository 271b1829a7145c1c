# argparse: subparsers, parents, groups, help texts in several formatters, custom actions, arguments from files.
import argparse


class Upper(argparse.Action):
    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, (option_string, values.upper()))


common = argparse.ArgumentParser(add_help=False)
common.add_argument("--level", type=int, default=3, help="how much (default: %(default)d, %(type)s)")
p = argparse.ArgumentParser(prog="git", parents=[common], formatter_class=lambda prog: argparse.HelpFormatter(prog, width=70))
p.add_argument("--version", action="version", version="%(prog)s 1.0")
sub = p.add_subparsers(dest="command", title="commands", metavar="COMMAND", help="what to do")
add = sub.add_parser("add", aliases=["a"], help="adds things")
add.add_argument("path", nargs="+")
add.add_argument("-u", "--upper", action=Upper, help=argparse.SUPPRESS)
add.set_defaults(func=lambda a: len(a.path))
commit = sub.add_parser("commit", help="commits 100%% of it", parents=[common], conflict_handler="resolve")
commit.add_argument("-m", "--message", required=True, metavar="TEXT", help="the message, which is a rather long text that has to be wrapped somewhere")
commit.set_defaults(func=lambda a: a.message)
group = commit.add_argument_group("signing", "How it is signed.")
group.add_argument("-S", "--sign", nargs="?", const="default", metavar="KEY")
print(p.format_help())
commit.formatter_class = lambda prog: argparse.RawDescriptionHelpFormatter(prog, width=60, max_help_position=20)
print(commit.format_help())
for line in (["add", "x", "y"], ["a", "-u", "low", "z"], ["--level", "1", "commit", "-m", "hello"], ["commit", "-m", "q", "-S", "--level", "9"], []):
    a = p.parse_args(line)
    print(a.command, a.level, a.func(a) if a.command else None, getattr(a, "upper", "-"), getattr(a, "sign", "-"))
q = argparse.ArgumentParser(prog="q", formatter_class=lambda prog: argparse.ArgumentDefaultsHelpFormatter(prog, width=60), prefix_chars="+-", usage=None, add_help=False, argument_default=argparse.SUPPRESS)
q.add_argument("+x", "++extra", default=5, help="plus")
q.add_argument("--raw", nargs=argparse.REMAINDER, help="everything")
print(q.format_help(), q.parse_args([]), q.parse_args(["+x", "1"]), q.parse_args(["--raw", "-a", "--b"]))
m = argparse.ArgumentParser(prog="m", usage="%(prog)s now", description="%(prog)s is described")
print(m.format_usage(), m.format_help(), sep="")
try:
    p.parse_args(["--version"])
except SystemExit as e:
    print("exit", e.code)
n = 0
for i in range(30):
    a = p.parse_args(["add"] + [str(k) for k in range(i % 5 + 1)])
    n += a.func(a)
print(n)
