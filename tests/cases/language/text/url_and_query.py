# URLs taken apart by hand, percent coding through UTF-8, query strings, paths made straight.
SAFE = set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~')
def quote(s): return ''.join(c if c in SAFE else ''.join(f'%{b:02X}' for b in c.encode()) for c in s)
def unquote(s):
    out, i = bytearray(), 0
    while i < len(s):
        if s[i] == '%':
            h = s[i + 1:i + 3]
            if len(h) < 2: raise ValueError(f'cut escape at {i}')
            out.append(int(h, 16))
            i += 3
        else:
            out += (' ' if s[i] == '+' else s[i]).encode()
            i += 1
    return out.decode()
for s in ('plain', 'a b&c=d', 'ñandú/日本', '100%', '😀'): print(quote(s), unquote(quote(s)) == s)
for bad in ('%4', '%zz', '%ff', 'ok+%20+'):
    try: print(repr(unquote(bad)))
    except ValueError as e: print(type(e).__name__, e)
class Url:
    def __init__(self, text):
        self.scheme, _, rest = text.partition('://')
        if not _: self.scheme, rest = '', text
        rest, _, self.fragment = rest.partition('#')
        rest, _, q = rest.partition('?')
        host, slash, path = rest.partition('/') if self.scheme else ('', '', rest)
        self.user, _, host = host.rpartition('@')
        self.host, _, port = host.partition(':')
        self.port = int(port) if port else {'http': 80, 'https': 443}.get(self.scheme)
        self.path = slash + path
        self.query = {}
        for pair in filter(None, q.split('&')):
            k, _, v = pair.partition('=')
            self.query.setdefault(unquote(k), []).append(unquote(v))
    def __str__(self):
        q = '&'.join(f'{quote(k)}={quote(v)}' for k, vs in self.query.items() for v in vs)
        return (f'{self.scheme}://' if self.scheme else '') + (self.user and self.user + '@') + self.host + self.path + (q and '?' + q) + (self.fragment and '#' + self.fragment)
    def __truediv__(self, rel):
        new = Url(str(self))
        new.query, new.fragment = {}, ''
        parts = [] if rel.startswith('/') else self.path.split('/')[:-1]
        for p in rel.split('/'):
            if p == '..': parts = parts[:-1] if len(parts) > 1 else parts
            elif p != '.': parts.append(p)
        new.path = '/'.join(parts) or '/'
        return new
for t in ('http://user@host.org:8080/a/b/c?x=1&y=2&x=3#top', 'https://h', 'path/only?q=a+b', 'ftp://f/%41?=', 'http://h/a?name=J%C3%BCrgen&empty'):
    u = Url(t)
    print(u.scheme, u.user, u.host, u.port, u.path, u.query, u.fragment, '|', u)
base = Url('http://h/a/b/c?x=1')
print([str(base / r) for r in ('d', '../d', '../../../d', '/root', './e/../f', '..')])
u = base
for i in range(100): u = u / ('..' if i % 5 == 4 else f'd{i}/x' if i % 7 == 0 else f'../s{i % 3}/')
print(u, len(u.path))
try: Url('http://h:port/')
except ValueError as e: print(e)
