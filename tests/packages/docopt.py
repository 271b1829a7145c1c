# Command lines from the text of their help.
# pip: docopt==0.6.2
from docopt import DocoptExit, docopt

TEXT = """Naval Fate.

Usage:
  naval ship new <name>...
  naval ship [<name>] move <x> <y> [--speed=<kn>]
  naval mine (set|remove) <x> <y> [--moored|--drifting]
  naval -v... [-a] [FILE] [--] [<rest>...]
  naval (-h | --help)
  naval --version

Options:
  -h --help      Show this screen.
  --version      Show version.
  --speed=<kn>   Speed in knots [default: 10].
  -o FILE --out=FILE  Output [default: ./out.txt].
  -a             All.
  --moored       Moored mine.
"""
for line in ("ship new Titanic Olympic", "ship Titanic move 1 2 --speed 15", "mine set 3 4 --drifting", "mine remove 3 4 --moor", "-vvv -a file -- --rest x", "ship", "mine set 3", "--version", "--help", "ship new a --unknown", "mine set remove 1 2", "-v x --sp=3"):
    try:
        result = docopt(TEXT, line.split(), version="Naval 2.0")
        print(line, "=", {key: result[key] for key in sorted(result) if result[key] not in (None, False, 0, [])})
    except DocoptExit as error:
        print(line, "!", str(error).splitlines()[0])
    except SystemExit as error:
        print(line, "exit", error.code)
for text, line in (("Usage: p [options]\n\nOptions:\n  -q --quiet  be so\n  -n NUM  a number [default: 3]\n", "-q -n4"), ("usage: p (a | b c) [<x> <y>]...", "b c 1 2 3 4"), ("usage: p NAME [--k=v]...", "n --k=1 --k 2"), ("usage: p [-xyz]", "-zx"), ("Usage: p add\n       p rm", "rm")):
    print(docopt(text, line.split()))
print(docopt("usage: p [-a] A [B]\n", ["1", "2"], options_first=True))
