# getopt: short and long options, abbreviations, the GNU order, errors.
import getopt

cases = [("-a -b -cfoo -d bar a1 a2", "abc:d:", []), ("-ab --help x -c", "abc", ["help"]), ("--condition=foo --testing --output-file abc.def -x a1", "x", ["condition=", "output-file=", "testing"]), ("--out=f --cond g", "", ["condition=", "output-file="]), ("-- -a", "a", []), ("-a - -b", "ab", []), ("a -b", "b", []), ("", "x", []), ("-c", "c:", []), ("-z", "a", []), ("--t", "", ["ta", "tb"]), ("--ta=5", "", ["ta"]), ("--ta", "", ["ta="]), ("--nope", "", ["x"]), ("--ex", "", ["ex", "extra"]), ("-c=5", "c:", []), ("--long=", "", ["long="])]
for line, short, long in cases:
    for parse in (getopt.getopt, getopt.gnu_getopt):
        try:
            print(line, "|", *parse(line.split(), short, long))
        except getopt.GetoptError as e:
            print(line, "|", e, "|", e.msg, "|", repr(e.opt))
print(getopt.gnu_getopt(["a", "-b", "c"], "+b"), getopt.getopt(["--solo", "x"], "", "solo="), getopt.error is getopt.GetoptError)
count = 0
for i in range(150):
    args = ["-" + "v" * (i % 4 + 1), f"--size={i}", "-o", str(i * 2), "rest"]
    options, rest = getopt.getopt(args, "vo:", ["size="])
    count += len(options) + sum(int(v) for _, v in options if v) + len(rest)
print(count)
