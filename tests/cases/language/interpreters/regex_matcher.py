# A regex matcher by backtracking with generators, and by derivatives of an NFA; both held against re.
import re
def parse(p):
    def alt(i):
        branches, seq = [], []
        while i < len(p) and p[i] != ')':
            if p[i] == '|':
                branches.append(('seq', seq))
                seq, i = [], i + 1
                continue
            if p[i] == '(':
                node, i = alt(i + 1)
                i += 1
            elif p[i] == '[':
                j = p.index(']', i)
                node, i = ('set', p[i + 1:j]), j + 1
            elif p[i] == '.': node, i = ('any',), i + 1
            else: node, i = ('chr', p[i]), i + 1
            while i < len(p) and p[i] in '*+?':
                node = {'*': ('star', node), '+': ('seq', [node, ('star', node)]), '?': ('alt', [node, ('seq', [])])}[p[i]]
                i += 1
            seq.append(node)
        return ('alt', branches + [('seq', seq)]) if branches else ('seq', seq), i
    node, i = alt(0)
    if i != len(p): raise ValueError(f'stray ) at {i}')
    return node
def match(node, s, i):
    match_kind = node[0]
    if match_kind == 'chr':
        if s[i:i + 1] == node[1]: yield i + 1
    elif match_kind == 'any':
        if i < len(s): yield i + 1
    elif match_kind == 'set':
        if i < len(s) and s[i] in node[1]: yield i + 1
    elif match_kind == 'alt':
        for n in node[1]: yield from match(n, s, i)
    elif match_kind == 'star':
        for j in match(node[1], s, i):
            if j > i: yield from match(node, s, j)
        yield i
    else:
        def rest(k, i):
            if k == len(node[1]): yield i
            else:
                for j in match(node[1][k], s, i): yield from rest(k + 1, j)
        yield from rest(0, i)
def reach(node, s):
    at = {0}
    def step(n, starts):
        k = n[0]
        if k == 'chr': return {i + 1 for i in starts if s[i:i + 1] == n[1]}
        if k == 'any': return {i + 1 for i in starts if i < len(s)}
        if k == 'set': return {i + 1 for i in starts if i < len(s) and s[i] in n[1]}
        if k == 'alt': return set().union(*(step(m, starts) for m in n[1]))
        if k == 'star':
            seen, new = set(starts), set(starts)
            while new:
                new = step(n[1], new) - seen
                seen |= new
            return seen
        for m in n[1]: starts = step(m, starts)
        return starts
    return len(s) in step(node, at)
texts = ['', 'a', 'ab', 'aab', 'abab', 'cat', 'cot', 'coat', 'aaaa', 'abcabc', 'x1y22', 'b']
for p in ('a*b', '(ab)*', 'c[ao]+t', 'a?b?', '(a|b)*', '.*c', 'x[0-9]*', '(a|ab)(c|bcd)*', '((a*)*)*', 'a|b|', 'colou?r'):
    n = parse(p)
    got = [s for s in texts if any(j == len(s) for j in match(n, s, 0))]
    print(p, got, got == [s for s in texts if reach(n, s)], got == [s for s in texts if re.fullmatch(p, s)])
for bad in ('a)', '(a', '[ab'):
    try: print(parse(bad))
    except (ValueError, IndexError) as e: print(bad, type(e).__name__, e)
for s in ('aaaab', 'aaaa'): print(next(match(parse('a*a'), s, 0)), list(match(parse('(a|aa)*'), s, 0))[:6], len(list(match(parse('(a|aa)*'), s, 0))))
