# Sequence and mapping patterns over tokens and rows; subclasses of list and dict and odd rows come late.
class L(list): pass
class D(dict):
    def __missing__(self, k): return 'made up'
    def get(self, k, default=None): return super().get(k, default)
class NotSeq:
    def __len__(self): return 2
    def __getitem__(self, i): return i
def f(v):
    match v:
        case []: return 'empty'
        case [x]: return ('one', x)
        case [('k' | 'q') as key, [a, b]]: return key, a, b
        case [1, *mid, 1]: return ('ones', mid)
        case [[[deep]]] | [deep, None, None]: return ('deep', deep)
        case [first, *_] if first == 'go': return len(v)
        case {'type': 't', 'v': [x, y, *rest]}: return x, y, rest
        case {'type': t}: return t
        case {1: one, 'a': a}: return one, a
        case [_, _]: return 'pair'
        case [*everything]: return len(everything) * 100
        case {**kw} if kw: return sorted(map(str, kw))
        case _: return type(v).__name__
rows = [[], [5], ['k', (1, 2)], ['q', [3, 4]], ['k', 'ab'], [1, 1], [1, 2, 3, 1], [9, None, None], ['go', 2, 3], {'type': 't', 'v': [1, 2, 3, 4]}, {'type': 't', 'v': []}, {1: 2, 'a': 3}, (1, 2), range(3), 'str', b'by', {}, {5: 6}, None, {1, 2}, iter([1])]
print(*map(f, rows), sep='\n')
count = {}
late = {150: L([1, 5, 1]), 155: D(type='t'), 160: D(), 165: NotSeq(), 170: memoryview(b'ab'), 175: bytearray(b'ab'), 180: ('go',), 185: [[[7]]], 190: range(1, 2), 195: {'type': 't', 'v': 'abc'}}
for i in range(200):
    r = f(late.get(i, rows[i % 12 if i < 140 else i % 21]))
    if i in late: print(i, r)
    count[str(r)] = count.get(str(r), 0) + 1
print(len(count), max(count.values()))
def machine(tokens):
    stack, trace = [], []
    while tokens:
        match tokens, stack:
            case ['+', *tokens], [*stack, a, b]: stack.append(a + b)
            case ['*', *tokens], [*stack, a, b]: stack.append(a * b)
            case ['dup', *tokens], [*_, top]: stack.append(top)
            case ['swap', *tokens], [*rest, a, b]: stack = rest + [b, a]
            case ['if', yes, no, *tokens], [*stack, c]: tokens = (yes if c else no) + tokens
            case [int() | float() | str() as n, *tokens], _ if not isinstance(n, str) or n[0] == "'": stack.append(n)
            case [op, *tokens], _: trace.append(f'{op}/{len(stack)}')
    return stack, trace
print(machine([2, 3, '+', 'dup', '*']), machine([1, '+', 'pop', "'s", 2, '*']), machine([0, 'if', [1], [2, 'dup'], 3]), machine([1.5, 2, 'swap', 1, 'if', ['+'], []]))
prog = []
for i in range(40): prog += [i, '+'] if i else [0]
prog[61] = 'swap'
print(machine(prog))
n = 0
for i in range(120):
    match i % 7, i % 5, (i if i < 100 else str(i)):
        case 0, 0, x: n += 1
        case (0, b, int(x)) | (b, 0, int(x)): n += b * x
        case a, _, str(x) if a > 3: n += len(x) * 10**6
        case _, 4 | 3, _: n += 10
print(n)
