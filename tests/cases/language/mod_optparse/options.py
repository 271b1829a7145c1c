# exit: 2
# optparse: actions, types, callbacks, groups, help, defaults; and the error that ends the program.
import optparse
from optparse import OptionParser, make_option


def spread(option, opt, value, parser, *args, **kwargs):
    parser.values.spread = (option.dest, opt, value, len(parser.rargs), args, kwargs)


p = OptionParser(usage="usage: %prog [options] arg", version="%prog 2.0", prog="tool", description="What it does.", epilog="Bye.", formatter=optparse.IndentedHelpFormatter(width=60))
p.add_option("-f", "--file", metavar="FILE", help="read FILE [default: %default]", default="in.txt")
p.add_option("-q", action="store_false", dest="loud", default=True)
p.add_option("-v", "--verbose", action="count", default=0)
p.add_option("-n", type="int", dest="num")
p.add_option("--ratio", type="float")
p.add_option("--pick", type="choice", choices=["a", "b"])
p.add_option("-x", action="append", type="complex")
p.add_option("--two", nargs=2, type="int")
p.add_option("--spread", action="callback", callback=spread, type="string", callback_args=(1, 2), callback_kwargs={"k": 3}, help=optparse.SUPPRESS_HELP)
p.add_option("--const", action="store_const", const=7)
g = optparse.OptionGroup(p, "Dangerous", "Use with care.")
g.add_option("--rm", action="store_true", help="removes everything that there is and more, without asking")
p.add_option_group(g)
p.print_help()
for line in ("", "-f out -vv arg", "-qn5 --ratio=2.5 a b", "--pick b -x 1+2j -x 3", "--two 1 2 --spread v z", "--con -- -v", "--verb --rm"):
    values, args = p.parse_args(line.split())
    print({k: v for k, v in sorted(vars(values).items()) if v not in (None, p.defaults.get(k, None))}, args)
v = p.get_default_values()
print(v.file, v.loud, p.has_option("-f"), p.get_option("-f"), p.get_usage(), p.get_version(), p.expand_prog_name("%prog!"))
p.remove_option("--const")
q = OptionParser(option_list=[make_option("-a"), make_option("--bee", dest="b")], add_help_option=False, conflict_handler="resolve")
q.add_option("-a", action="store_true")
q.disable_interspersed_args()
q.set_defaults(b="dee")
print(*map(str, q.parse_args(["-a", "x", "-a"])), q.values is None)
for bad in (lambda: p.add_option("-f"), lambda: p.add_option("x"), lambda: p.add_option("--y", type="zz"), lambda: p.add_option("--z", action="zz"), lambda: p.add_option("-toolong"), lambda: p.add_option("--w", nargs=2, action="store_true"), lambda: p.add_option("--c", type="choice")):
    try:
        bad()
    except (optparse.OptParseError, TypeError) as e:
        print(type(e).__name__, "|", e)


class Loud(OptionParser):
    def error(self, message):
        raise RuntimeError(message)


loud = Loud(prog="loud")
loud.add_option("--int", type="int")
loud.add_option("--pick", choices=["a"])
loud.add_option("--pile")
for i in range(48):
    try:
        loud.parse_args((["--int", "x"], ["--pick", "q"], ["--pi", "1"], ["--zip"], ["--int"], ["-k"])[i % 6])
    except RuntimeError as e:
        if i < 6:
            print(e)
p.parse_args(["--ratio", "much"])
