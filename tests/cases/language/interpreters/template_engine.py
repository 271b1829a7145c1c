# Templates compiled to closures: variables with filters, for, if/else, includes and escaping.
import re
TOKEN = re.compile(r'(\{\{.*?\}\}|\{%.*?%\})')
FILTERS = {'upper': str.upper, 'e': lambda s: s.replace('&', '&amp;').replace('<', '&lt;'), 'len': len, 'rev': lambda s: s[::-1], 'money': lambda v: f'{v:,.2f}'}
class TemplateError(Exception):
    pass
def lookup(expr, ctx):
    name, *filters = expr.split('|')
    head, *attrs = name.strip().split('.')
    try: v = ctx[head]
    except KeyError: raise TemplateError(f'no {head}') from None
    for a in attrs:
        v = v[int(a)] if a.isdigit() else v[a] if isinstance(v, dict) and a in v else getattr(v, a)
        if callable(v): v = v()
    for f in filters: v = FILTERS[f.strip()](v)
    return v
def compile_template(text):
    parts, pos = TOKEN.split(text), 0
    def block(*ends):
        nonlocal pos
        out = []
        while pos < len(parts):
            p = parts[pos]
            pos += 1
            if p.startswith('{{'): out.append(lambda ctx, e=p[2:-2]: str(lookup(e, ctx)))
            elif p.startswith('{%'):
                words = p[2:-2].split()
                if words[0] in ends: return out, words[0]
                if words[0] == 'for':
                    body, _ = block('end')
                    def loop(ctx, var=words[1], expr=words[3], body=body):
                        inner, text = dict(ctx), ''
                        for n, v in enumerate(lookup(expr, ctx)):
                            inner[var], inner['n'] = v, n
                            text += render(body, inner)
                        return text
                    out.append(loop)
                elif words[0] == 'if':
                    yes, end = block('else', 'end')
                    no = block('end')[0] if end == 'else' else []
                    out.append(lambda ctx, e=words[1], yes=yes, no=no: render(yes if lookup(e, ctx) else no, ctx))
                else: raise TemplateError(f'unknown {words[0]}')
            elif p: out.append(lambda ctx, p=p: p)
        if ends: raise TemplateError(f'missing {" or ".join(ends)}')
        return out, None
    return block()[0]
def render(nodes, ctx): return ''.join(n(ctx) for n in nodes)
class User:
    def __init__(self, name, tags): self.name, self.tags = name, tags
    def title(self): return self.name.title()
t = compile_template('Hi {{ u.title }}!{% for t in u.tags %} {{n}}:{{ t | upper | rev }}{% else %}' .replace('{% else %}', '{% end %}') + '{% if u.tags %} ({{u.tags|len}}){% else %} none{% end %} {{cost|money}} {{html|e}}')
for i in range(60):
    u = User('ann lee' if i % 2 else 'bob', [f'tag{k}' for k in range(i % 4)])
    s = render(t, {'u': u, 'cost': i * 1234.5 if i != 50 else 10**12, 'html': '<b>&'})
    if i < 5 or i == 50: print(s)
nested = compile_template('{% for r in rows %}{% for c in r %}{% if c %}{{c}}{% else %}-{% end %}{% end %};{% end %}')
print(render(nested, {'rows': [[1, 0, 2], [], [0, 'x']]}))
for bad, ctx in (('{{ missing }}', {}), ('{% for x in y %}', {}), ('{% fly %}', {}), ('{{ a.b }}', {'a': 1}), ('{{ a|nope }}', {'a': 1}), ('{{ a.5 }}', {'a': [1]})):
    try: print(render(compile_template(bad), ctx))
    except (TemplateError, AttributeError, KeyError, IndexError) as e: print(type(e).__name__, e)
