# Checks a module: names, uses, types that are inferred, own settings; messages as text and JSON.
# pip: astroid==4.3.4 dill==0.4.1 isort==9.0.2 mccabe==0.7.0 mypy_extensions==1.2.0 platformdirs==4.14.8 pylint==4.1.4 tomlkit==0.15.2
import io
import json
import os
import sys
import tempfile

from pylint.lint import Run
from pylint.reporters.json_reporter import JSON2Reporter
from pylint.reporters.text import TextReporter

TEXT = '''import os
import sys, json
from collections import OrderedDict as OD

class bad_name:
    x = 1
    def method(this):
        return self.y
    def unused(self, argument, another=[]):
        local = 3
        return 1

class Child(bad_name):
    def __init__(self):
        self.z = 1
        self.method(2)
    def method(self, extra, more):
        print(self.nothing)
        return "text".nope()

def function(a, b):
    if a == None:
        return 1
    elif a is 3:
        return b.c
    else:
        pass
    for i in range(len(b)):
        print(b[i])
    try:
        return missing
    except Exception:
        raise ValueError("x")
    print("never")

len(5)
function(1)
f"no value"
"%d %d" % (1,)
open("file")
'''
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "checked.py")
    with open(path, "w") as file:
        file.write(TEXT)
    os.chdir(folder)
    out = io.StringIO()
    options = ["--persistent=n", "--score=y", "--rcfile=/dev/null", "checked.py"]
    run = Run(options, reporter=TextReporter(out), exit=False)
    print(out.getvalue(), run.linter.msg_status)
    out = io.StringIO()
    Run(["--disable=all", "--enable=E,unused-import", *options], reporter=JSON2Reporter(out), exit=False)
    data = json.loads(out.getvalue())
    print([(m["line"], m["column"], m["messageId"], m["symbol"]) for m in data["messages"]], data["statistics"]["messageTypeCount"])
    os.chdir("/")
