# Functions of modules: itertools, functools, collections, random.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'import itertools\nitertools.islice([1], -1)',
    "import itertools\nitertools.count('a')",
    'import itertools\nitertools.chain(1).__next__()',
    "import itertools\nitertools.product(repeat='a')",
    'import functools\nfunctools.reduce(1, [])',
    'import functools\nfunctools.reduce(lambda a,b: a, [])',
    'import functools\nfunctools.partial()',
    'import functools\nfunctools.partial(1)',
    'import collections\ncollections.deque(1)',
    'import collections\ncollections.deque().pop()',
    'import collections\ncollections.deque([], -1)',
    "import collections\ncollections.namedtuple('A', 'a a')",
    "import collections\ncollections.namedtuple('A', '1')",
    "import collections\ncollections.namedtuple('A', 'a b')(1)",
    'import collections\ncollections.Counter(1)',
    'import collections\ncollections.OrderedDict(1)',
    'import random\nrandom.choice([])',
    'import random\nrandom.randint(2, 1)',
    'import random\nrandom.sample([1], 2)',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
