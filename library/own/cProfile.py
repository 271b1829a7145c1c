#! /usr/bin/env python3

"""Profiles a program: the interface of `profile` over `_lsprof`."""

__all__ = ["run", "runctx", "Profile"]

import _lsprof
import io
import profile as _pyprofile


def run(statement, filename=None, sort=-1):
    return _pyprofile._Utils(Profile).run(statement, filename, sort)


def runctx(statement, globals, locals, filename=None, sort=-1):
    return _pyprofile._Utils(Profile).runctx(statement, globals, locals, filename, sort)


run.__doc__ = _pyprofile.run.__doc__
runctx.__doc__ = _pyprofile.runctx.__doc__


def label(code):
    """The file, line and name that stand for a function in the statistics."""
    if isinstance(code, str):
        return "~", 0, code
    return code.co_filename, code.co_firstlineno, code.co_name


class Profile(_lsprof.Profiler):
    """Profile(timer=None, timeunit=0.0, subcalls=True, builtins=True)"""

    def print_stats(self, sort=-1):
        import pstats

        pstats.Stats(self).strip_dirs().sort_stats(sort).print_stats()

    def dump_stats(self, file):
        import marshal

        with open(file, "wb") as out:
            self.create_stats()
            marshal.dump(self.stats, out)

    def create_stats(self):
        self.disable()
        self.snapshot_stats()

    def snapshot_stats(self):
        """Makes the table of `pstats`: by function the calls, those that are no recursion, both times, and the same by caller."""
        self.stats = {}
        callers_of = {}
        entries = self.getstats()
        for entry in entries:
            callers = callers_of[id(entry.code)] = {}
            calls = entry.callcount
            self.stats[label(entry.code)] = calls - entry.reccallcount, calls, entry.inlinetime, entry.totaltime, callers
        for entry in entries:
            for part in entry.calls or ():
                callers = callers_of.get(id(part.code))
                if callers is None:
                    continue
                row = part.callcount, part.callcount - part.reccallcount, part.inlinetime, part.totaltime
                before = callers.get(label(entry.code), (0, 0, 0, 0))
                callers[label(entry.code)] = tuple(a + b for a, b in zip(before, row))

    def run(self, cmd):
        import __main__

        return self.runctx(cmd, vars(__main__), vars(__main__))

    def runctx(self, cmd, globals, locals):
        self.enable()
        try:
            exec(cmd, globals, locals)
        finally:
            self.disable()
        return self

    def runcall(self, func, /, *args, **kw):
        self.enable()
        try:
            return func(*args, **kw)
        finally:
            self.disable()

    def __enter__(self):
        self.enable()
        return self

    def __exit__(self, *exc_info):
        self.disable()


def main():
    import importlib.machinery
    import os
    import pstats
    import runpy
    import sys
    from optparse import OptionParser

    parser = OptionParser(usage="cProfile.py [-o output_file_path] [-s sort] [-m module | scriptfile] [arg] ...")
    parser.allow_interspersed_args = False
    parser.add_option("-o", "--outfile", dest="outfile", help="Save stats to <outfile>", default=None)
    parser.add_option(
        "-s", "--sort", dest="sort", default=-1, choices=sorted(pstats.Stats.sort_arg_dict_default),
        help="Sort order when printing to stdout, based on pstats.Stats class",
    )
    parser.add_option("-m", dest="module", action="store_true", help="Profile a library module", default=False)
    if not sys.argv[1:]:
        parser.print_usage()
        sys.exit(2)
    options, args = parser.parse_args()
    sys.argv[:] = args
    # The program may go to another folder.
    if options.outfile is not None:
        options.outfile = os.path.abspath(options.outfile)
    if not args:
        parser.print_usage()
        return parser
    if options.module:
        code = "run_module(modname, run_name='__main__')"
        names = {"run_module": runpy.run_module, "modname": args[0]}
    else:
        program = args[0]
        sys.path.insert(0, os.path.dirname(program))
        with io.open_code(program) as file:
            code = compile(file.read(), program, "exec")
        spec = importlib.machinery.ModuleSpec(name="__main__", loader=None, origin=program)
        names = {"__spec__": spec, "__file__": spec.origin, "__name__": spec.name, "__package__": None, "__cached__": None}
    try:
        runctx(code, names, None, options.outfile, options.sort)
    except BrokenPipeError as error:
        # Nothing is to be written at the end.
        sys.stdout = None
        sys.exit(error.errno)
    return parser


if __name__ == "__main__":
    main()
