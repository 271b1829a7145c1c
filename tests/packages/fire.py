# Commands from functions and classes.
# pip: fire==0.7.1 termcolor==3.3.0
import contextlib
import io

import fire
from fire import decorators, parser
from fire.core import FireExit


class Engine:
    """Runs."""

    limit = 3

    def __init__(self, name="e", *, loud=False):
        self.name, self.loud = name, loud

    def run(self, times: int = 1, *extra, speed=1.5, **options):
        """Run some TIMES.

        Args:
          times: how often
          speed: how fast
        """
        text = f"{self.name} {times!r} {extra} {speed!r} {options}"
        return text.upper() if self.loud else text

    def parts(self):
        return {"a": [1, 2, {"b": "deep"}], "n": None}

    @decorators.SetParseFns(text=str)
    def raw(self, text):
        return repr(text)

    def chain(self):
        return self


def asked(component, line):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            result = fire.Fire(component, command=line, name="tool")
        except FireExit as end:
            result = f"exit {end.code}"
    print(f"$ {line}\n{out.getvalue()}{err.getvalue()[:900]}{type(result).__name__}")


for line in ("run", "run 3 x y --speed=2 --color=red", "--name=big --loud run 2", "parts a 2 b", "parts", "raw 123", "raw '[1,2]'", "limit", "chain chain run", "run --times=x --flag --nono", "nothing", "run 1 - upper", "run --help", "--help", "parts n", "run 2 --speed='{\"a\": (1, None)}'"):
    asked(Engine, line)
asked(lambda a, b=2: a * b, "3 --b=4")
asked({"add": lambda x, y: x + y, "deep": {"er": len}}, "add 1 2.5")
asked({"deep": {"er": len}}, "deep er abc")
asked([10, 20], "1")
asked(lambda need: need, "")
print([parser.DefaultParseValue(text) for text in ("1", "1.5", "[a, b]", "{k: v}", "'q'", "True", "a b", "(1,)", "1_000", "x:y")])
