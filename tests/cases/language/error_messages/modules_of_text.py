# Functions of modules: re, json, struct.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    "import re\nre.compile('(')",
    "import re\nre.compile('[')",
    "import re\nre.compile('*')",
    "import re\nre.compile('a**')",
    "import re\nre.compile('\\\\')",
    "import re\nre.compile('(?P<a>.)(?P<a>.)')",
    "import re\nre.sub('a', 1, 'b')",
    "import re\nre.match(1, 'a')",
    "import re\nre.match('a', 1)",
    "import re\nre.match('a', b'a')",
    "import json\njson.loads('{')",
    "import json\njson.loads('[1,]')",
    'import json\njson.dumps(object())',
    'import json\njson.dumps({(): 1})',
    'import json\njson.loads(1)',
    "import struct\nstruct.pack('q')",
    "import struct\nstruct.pack('b', 200)",
    "import struct\nstruct.unpack('i', b'1')",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
