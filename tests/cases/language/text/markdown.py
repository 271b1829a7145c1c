# A small Markdown: headings, lists that nest, emphasis, code spans and links, to HTML and plain text.
import html
def inline(s):
    out, i = '', 0
    while i < len(s):
        for mark, tag in (('**', 'b'), ('*', 'i'), ('`', 'code')):
            if s.startswith(mark, i) and (j := s.find(mark, i + len(mark))) > 0:
                body = s[i + len(mark):j]
                out += f'<{tag}>{html.escape(body) if tag == "code" else inline(body)}</{tag}>'
                i = j + len(mark)
                break
        else:
            if s[i] == '[' and (j := s.find('](', i)) > 0 and (k := s.find(')', j)) > 0:
                out += f'<a href="{s[j + 2:k]}">{inline(s[i + 1:j])}</a>'
                i = k + 1
            else:
                out += {'<': '&lt;', '&': '&amp;'}.get(s[i], s[i])
                i += 1
    return out
def blocks(text):
    para, stack = [], []
    def flush():
        if para:
            yield '<p>' + inline(' '.join(para)) + '</p>'
            para.clear()
    def close(depth):
        while stack and stack[-1] >= depth:
            stack.pop()
            yield '  ' * len(stack) + '</ul>'
    for line in text.split('\n'):
        bare = line.lstrip(' ')
        depth = len(line) - len(bare)
        if bare.startswith('- '):
            yield from flush()
            yield from close(depth + 1)
            if not stack or stack[-1] < depth:
                yield '  ' * len(stack) + '<ul>'
                stack.append(depth)
            yield '  ' * len(stack) + '<li>' + inline(bare[2:])
            continue
        yield from close(0)
        if bare.startswith('#'):
            yield from flush()
            n = len(bare) - len(bare.lstrip('#'))
            yield f'<h{n}>{inline(bare[n:].strip())}</h{n}>'
        elif bare: para.append(bare)
        else: yield from flush()
    yield from flush()
    yield from close(0)
doc = '''# A *title* & more
Some **bold, *both* ** text
on two lines with `a < b` code.

- one
- two [link](http://x.y)
  - inner **b**
    - deep
- three
## End
2 * 3 * 4 < 5 [not a link] **open'''
print(*blocks(doc), sep='\n')
def strip(h):
    out, inside = [], False
    for c in h:
        if c in '<>': inside = c == '<'
        elif not inside: out.append(c)
    return html.unescape(''.join(out))
print([strip(l) for l in blocks(doc)][:6])
size = []
for i in range(60): size.append(len(inline('*a* ' * (i % 5) + '`x`' * (i % 3) + '**b' * (i % 2))))
print(size[:15], sum(size))
