# A tokenizer with INDENT and DEDENT, positions, joined brackets and errors, and a printer back.
class Lex(SyntaxError): pass
def lex(src):
    stack, depth, last = [0], 0, 0
    for n, line in enumerate(src.split('\n'), 1):
        body = line.split('#')[0].rstrip()
        if not body.strip(): continue
        i = len(body) - len(body.lstrip())
        if not depth:
            if i > stack[-1]:
                stack.append(i)
                yield 'INDENT', i, n
            while i < stack[-1]:
                stack.pop()
                yield 'DEDENT', stack[-1], n
            if i != stack[-1]: raise Lex(f'line {n}: indent {i} does not match {stack}')
        while i < len(body):
            c, j = body[i], i + 1
            if c == ' ': i += 1; continue
            if c.isalpha() or c == '_':
                while j < len(body) and (body[j].isalnum() or body[j] == '_'): j += 1
                kind = 'kw' if body[i:j] in ('if', 'else', 'while', 'def', 'return') else 'name'
            elif c.isdigit():
                while j < len(body) and body[j].isdigit(): j += 1
                kind = 'num'
            elif c in '"\'':
                j = body.find(c, i + 1) + 1
                if not j: raise Lex(f'line {n}: string not closed')
                kind = 'str'
            elif c in '+-*/=<>!:,.()[]%':
                if body[j:j + 1] == '=' and c in '=<>!+-': j += 1
                kind = 'op'
                depth += (c in '([') - (c in ')]')
                if depth < 0: raise Lex(f'line {n}: {c} without opening')
            else: raise Lex(f'line {n}: stray {c!r} at {i}')
            yield kind, body[i:j], n
            i = j
        if not depth: yield 'NL', '', n
        last = n
    if depth: raise Lex(f'line {last}: {depth} open')
    while len(stack) > 1: stack.pop(); yield 'DEDENT', 0, last
def back(tokens):
    out, level, line = [], 0, []
    for kind, text, _ in tokens:
        if kind == 'INDENT': level += 1
        elif kind == 'DEDENT': level -= 1
        elif kind == 'NL':
            out.append('    ' * level + ' '.join(line))
            line = []
        else: line.append(text)
    return '\n'.join(out)
src = '''def f(a, b):
  if a >= 10:  # big
      return [a,
   b]
  else:
      x = 'a no' + "b"

y = f(1, 2) != 3
while y:
 if y: y = y-1
'''
toks = list(lex(src))
print(toks[:14], [t[0] for t in toks if t[0] in ('INDENT', 'DEDENT')], len(toks), sep='\n')
print(back(toks))
print(list(t[:2] for t in lex(back(toks)) if t[0] != 'INDENT' and t[0] != 'DEDENT') == [t[:2] for t in toks if t[0] != 'INDENT' and t[0] != 'DEDENT'])
for bad in ('if a:\n    b\n  c', 'x = (1', 'x = )', 'a $ b', "s = 'abc", 'a\n\n  b(\n[', '1 ?'):
    try: print(len(list(lex(bad))))
    except Lex as e: print(type(e).__name__, e)
big = '\n'.join('    ' * (i % 5 if i % 7 else 0) + f'v{i} = {i} + v{i - 1}' for i in range(60) if i % 5 <= 1 or i % 7 == 0)
try: print(sum(1 for _ in lex(big)))
except Lex as e: print(e)
