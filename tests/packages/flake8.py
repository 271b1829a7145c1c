# Checks files by the command: errors of the text, of style, of complexity, settings and exemptions.
# pip: flake8==7.5.0 mccabe==0.7.0 pycodestyle==2.15.0 pyflakes==4.1.0
import os
import subprocess
import sys
import tempfile

FILES = {
    "one.py": "import os, sys\nimport json\nfrom typing import *\ndef f( a,b = 1 ):\n    l = 1\n    if a == None :\n        return undefined\n    x = lambda: 0\n    try:\n        pass\n    except:\n        pass\n    return f'{a}' + '%s %s' % (1,)\n\n\n\n\nclass A: pass\nprint( 'a' )   \n" + "y = '" + "z" * 90 + "'\nimport late  # noqa\nw = 1 # noqa: E261\n\n",
    "two.py": "def deep(n):\n" + "".join(f"    if n == {i}:\n        return {i}\n" for i in range(12)) + "\n\ndef twice(x, x): pass\n",
    "three.py": "async def g():\n\tyield 1\n        return\n",
    "four.py": "def f():\n    global q\n    a: int\n    for i in range(3): print(i); continue\n    return not a in [1]\n\n\ndef f():\n    if True: 1 is 1\n    assert (1, 'x')\n    raise NotImplemented\n",
    "good.py": '"""Nothing to say."""\n\nVALUE = [\n    1,\n    2,\n]\n',
    "setup.cfg": "[flake8]\nmax-complexity = 8\nextend-ignore = E203\nper-file-ignores =\n    four.py: E701\n",
}
with tempfile.TemporaryDirectory() as folder:
    for name, text in FILES.items():
        with open(os.path.join(folder, name), "w") as file:
            file.write(text)
    for options in ([], ["--select=F,C90", "--format=%(code)s %(path)s:%(row)d", "one.py", "two.py"], ["--statistics", "-qq", "one.py", "four.py"], ["good.py"], ["--max-line-length=200", "--count", "one.py", "--exit-zero"]):
        done = subprocess.run([sys.executable, "-m", "flake8", "-j1", *options], cwd=folder, capture_output=True, text=True)
        print(options, done.returncode, done.stderr)
        print(done.stdout)
