"""Asserts about what Sidewinder's JIT makes of a function.

In: a function and its arguments. Out: nothing, or an AssertionError with the lines and reasons.

The function is run by `sidewinder check`, in a process of its own, so that counts do not depend on what ran before. This
module knows no more of reports than the JSON of `check`. Absent: measuring, and any rule that `check` does not have.
"""

import ast
import json
import os
import shutil
import subprocess
import tempfile

__all__ = ["NoSidewinder", "assert_trace"]

# Calls after which a function without a loop is hot: above the default of `function_threshold`, 1619, with some to run compiled.
CALLS_UNTIL_HOT = 2000

# The words here and in a file of rules.
LIMITS = {
    "allocations_kept": "allocations-kept",
    "calls_left": "calls-left",
    "max_guards": "max-guards",
    "max_bridges": "max-bridges",
    "aborts": "aborts",
}


class NoSidewinder(RuntimeError):
    """The command `sidewinder` is not there, or could not run the function."""


def assert_trace(function, *args, repeat=None, timeout=60, **limits):
    """Fails unless compiled code of `function(*args)` keeps the limits."""
    __tracebackhide__ = True
    unknown = sorted(set(limits) - set(LIMITS))
    if unknown:
        raise TypeError(f"assert_trace() has no limit {unknown[0]!r}; it has {', '.join(LIMITS)}")
    for name, limit in limits.items():
        if isinstance(limit, bool) or not isinstance(limit, int) or limit < 0:
            raise TypeError(f"{name} must be an int of 0 or more, not {limit!r}")
    command = _command()
    folder, module, qualname = _whereabouts(function)
    words = [_literal(arg) for arg in args]
    violations = _check(command, folder, module, qualname, words, repeat or 1, limits, timeout)
    if repeat is None and any(one["rule"] == "hot" for one in violations):
        violations = _check(command, folder, module, qualname, words, CALLS_UNTIL_HOT, limits, timeout)
    if violations:
        raise AssertionError("\n".join(_sentence(one) for one in violations))


def _command():
    named = os.environ.get("SIDEWINDER")
    found = shutil.which(named or "sidewinder")
    if found:
        return os.path.abspath(found)
    if named:
        raise NoSidewinder(f"SIDEWINDER is {named!r}, and there is no such command")
    raise NoSidewinder(
        "assert_trace() needs the command `sidewinder`, which is not on the PATH: "
        "install it, or name it by the variable SIDEWINDER"
    )


def _whereabouts(function):
    """The folder to import the function's module from, the module, and the function's name there."""
    function = getattr(function, "__func__", function)
    code = getattr(function, "__code__", None)
    if code is None:
        raise TypeError(f"assert_trace() takes a function written in Python, not {function!r}")
    qualname = function.__qualname__
    if "<" in qualname:
        raise TypeError(f"assert_trace() cannot import {qualname!r}: it is not at the top level of a module")
    path = os.path.abspath(code.co_filename)
    if not os.path.isfile(path):
        raise TypeError(f"the source of {qualname!r} is not in a file: {code.co_filename}")
    folder, name = os.path.split(path)
    names = [os.path.splitext(name)[0]]
    # A module of packages is imported from above them.
    while os.path.isfile(os.path.join(folder, "__init__.py")):
        folder, name = os.path.split(folder)
        names.insert(0, name)
    if len(names) > 1 and names[-1] == "__init__":
        names.pop()
    return folder, ".".join(names), qualname


def _literal(arg):
    text = repr(arg)
    try:
        is_same = ast.literal_eval(text) == arg
    except (ValueError, SyntaxError):
        is_same = False
    if not is_same:
        raise TypeError(f"arguments must be literals, as another process gets them; {text[:60]} is none")
    return text


def _check(command, folder, module, qualname, words, repeat, limits, timeout):
    driver = (
        f"import importlib, itertools\n_function = importlib.import_module({module!r})\n"
        f"for _name in {qualname!r}.split('.'):\n    _function = getattr(_function, _name)\n"
        # A loop of Python's would become hot before the function, and hold it as a part.
        f"list(itertools.starmap(_function, itertools.repeat(({''.join(word + ', ' for word in words)}), {repeat})))\n"
    )
    rules = f'[[rule]]\nfunction = "{module.rpartition(".")[2]}.{qualname}"\nhot = true\n'
    rules += "".join(f"{LIMITS[name]} = {limit}\n" for name, limit in limits.items())
    with tempfile.TemporaryDirectory() as scratch:
        told, path = os.path.join(scratch, "told.json"), os.path.join(scratch, "rules.toml")
        with open(path, "w", encoding="utf-8") as file:
            file.write(rules)
        line = [command, "check", "--rules", path, "--format", "json", "-o", told, "-c", driver]
        try:
            done = subprocess.run(line, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=timeout)
        except subprocess.TimeoutExpired:
            raise NoSidewinder(f"{qualname} was not done after {timeout} s") from None
        err = done.stderr.decode("utf-8", "replace")
        try:
            with open(told, encoding="utf-8") as file:
                violations = json.load(file)["violations"]
        except (OSError, ValueError, KeyError):
            raise NoSidewinder(f"`{command} check` ended with status {done.returncode}:\n{err}") from None
        # A function that raises is no function that is fast. A rule of the folder's own that is broken is not this function's.
        if "Traceback (most recent call last)" in err:
            raise NoSidewinder(f"{qualname} raised an exception under Sidewinder:\n{err}")
        name = f"{module.rpartition('.')[2]}.{qualname}"
        return [one for one in violations if one["name"] in (name, qualname)]


def _sentence(one):
    what = "not hot" if one["value"] is None else f"{one['rule']} is {one['value']:g}, allowed {one['allowed']:g}"
    reason = f" — {one['reason']}" if one["reason"] else ""
    code = f" [{one['code']}]" if one["code"] else ""
    return f"{one['file']}:{one['line']}: {one['name']}: {what}{reason}{code}"


