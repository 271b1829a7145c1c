# Methods of lists and tuples.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'list.append([])',
    'list.append(1, 2)',
    'list.append()',
    '[].append()',
    '[].append(1, 2)',
    '[].append(x=1)',
    '[].extend(1)',
    '[].extend()',
    '[].insert(1)',
    "[].insert('a', 1)",
    '[].pop()',
    "[].pop('a')",
    '[1].pop(1)',
    '[1].pop(1, 2)',
    '[].remove(1)',
    '[].remove()',
    '[].index(1)',
    '[].index()',
    "['a'].index('b')",
    '[].count()',
    '[].sort(1)',
    '[].sort(key=1)',
    '[1].sort(key=1)',
    "[1, 'a'].sort()",
    "[].sort(reverse='a')",
    '[].sort(foo=1)',
    '[].reverse(1)',
    '[].copy(1)',
    '[].clear(1)',
    '().index(1)',
    '().count()',
    "(1,).index('a')",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
