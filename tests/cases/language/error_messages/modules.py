# Functions of modules: math, sys, os.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'import math\nmath.sqrt(-1)',
    "import math\nmath.sqrt('a')",
    'import math\nmath.sqrt()',
    'import math\nmath.factorial(-1)',
    'import math\nmath.factorial(1.5)',
    'import math\nmath.log(0)',
    'import math\nmath.gcd(1.5)',
    'import math\nmath.comb(1)',
    'import math\nmath.foo',
    "import math\nmath.floor('a')",
    'import math\nmath.exp(1000)',
    'import math\nmath.isqrt(-1)',
    'import math\nmath.pow(0,-1)',
    'import math\nmath.fmod(1,0)',
    'import math\nmath.ldexp(1,2.0)',
    'import math\nmath.prod(1)',
    'import sys\nsys.foo',
    'import sys\nsys.setrecursionlimit(0)',
    "import sys\nsys.setrecursionlimit('a')",
    'import sys\nsys.exit(1,2)',
    'import sys\nsys.intern(1)',
    'import sys\nsys.getrecursionlimit(1)',
    'import os\nos.path.join(1)',
    "import os\nos.stat('/nonexistent')",
    "import os\nos.listdir('/nonexistent')",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
