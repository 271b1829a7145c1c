# exit: 2
# argparse: exit_on_error=False, ArgumentError texts, the error that ends the program with status 2.
import argparse


def shout(text):
    if not text.isupper():
        raise argparse.ArgumentTypeError(f"not loud: {text}")
    return text


def even(text):
    if int(text) % 2:
        raise ValueError
    return int(text)


p = argparse.ArgumentParser(prog="tool", exit_on_error=False)
p.add_argument("--loud", type=shout)
p.add_argument("--even", type=even)
p.add_argument("--pick", choices=[1, 2, 3], type=int)
p.add_argument("--two", nargs=2)
g = p.add_mutually_exclusive_group()
g.add_argument("--left", action="store_true")
g.add_argument("--right", action="store_true")
for line in ("--loud A", "--loud a", "--even 4", "--even 3", "--even x", "--pick 2", "--pick 9", "--pick z", "--two 1", "--left --right", "--left=5"):
    try:
        print(p.parse_args(line.split()))
    except argparse.ArgumentError as e:
        print(type(e).__name__, "|", e, "|", e.argument_name)
for bad in (lambda: p.add_argument("--loud"), lambda: p.add_argument("-x", nargs=0), lambda: p.add_argument("a", "b"), lambda: p.add_argument("--q", action="nothing"), lambda: p.add_argument("pos", required=True), lambda: p.add_argument("--t", type="int"), lambda: p.add_argument("--s", action="store_true", nargs=1)):
    try:
        print(bad())
    except (argparse.ArgumentError, ValueError, TypeError) as e:
        print(type(e).__name__, "|", e)


class Quiet(argparse.ArgumentParser):
    def error(self, message):
        raise RuntimeError(message)


q = Quiet(prog="quiet", allow_abbrev=False)
q.add_argument("a")
q.add_argument("--long", required=True)
count = 0
for line in ("", "x", "x --lon 3", "x --long", "x y --long 3", "--long 3") * 10:
    try:
        q.parse_args(line.split())
    except RuntimeError as e:
        count += 1
        if count <= 6:
            print(e)
print(count)
last = argparse.ArgumentParser(prog="last", usage="%(prog)s [what]")
last.add_argument("n", type=int)
last.parse_args(["x1"])
