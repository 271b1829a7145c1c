"""Calls `main()` of a program some times in one process: `repeated.py PROGRAM.py N`.

First a line is printed: the seconds of processor time that each call took, separated by tabs. What the program printed follows, once;
calls that do not all print the same end this in an error.
"""

import importlib
import io
import os
import sys
from contextlib import redirect_stdout
from time import process_time


def main(path, times):
    folder, file = os.path.split(os.path.abspath(path))
    sys.path.insert(0, folder)
    # Under its own name, for what pickles its classes.
    program = importlib.import_module(os.path.splitext(file)[0])
    took, first = [], None
    for number in range(times):
        printed = io.StringIO()
        with redirect_stdout(printed):
            start = process_time()
            program.main()
            took.append(process_time() - start)
        if first is None:
            first = printed.getvalue()
        elif printed.getvalue() != first:
            sys.exit("call %d of main() prints something else than the first" % (number + 1))
    sys.stdout.reconfigure(encoding="utf-8")
    print("\t".join("%.6f" % seconds for seconds in took))
    print(first, end="")


main(sys.argv[1], int(sys.argv[2]))
