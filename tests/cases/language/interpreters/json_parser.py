# JSON read by recursive descent and written with indentation; every answer held against the module.
import json
class Bad(ValueError):
    pass
def load(s):
    pos = 0
    def blank():
        nonlocal pos
        while pos < len(s) and s[pos] in ' \t\n\r': pos += 1
    def take(text):
        nonlocal pos
        if not s.startswith(text, pos): raise Bad(f'expected {text!r} at {pos}, found {s[pos:pos + 5]!r}')
        pos += len(text)
    def value():
        nonlocal pos
        blank()
        c = s[pos:pos + 1]
        if c == '{':
            take('{'); blank()
            out = {}
            while s[pos:pos + 1] != '}':
                if out: take(','); blank()
                k = string()
                blank(); take(':')
                out[k] = value()
                blank()
            take('}')
            return out
        if c == '[':
            take('['); blank()
            out = []
            while s[pos:pos + 1] != ']':
                if out: take(',')
                out.append(value())
                blank()
            take(']')
            return out
        if c == '"': return string()
        for word, v in (('true', True), ('false', False), ('null', None)):
            if c == word[0]: take(word); return v
        start = pos
        while pos < len(s) and s[pos] in '+-.eE0123456789': pos += 1
        if start == pos: raise Bad(f'no value at {pos}')
        text = s[start:pos]
        try: return float(text) if set(text) & set('.eE') else int(text)
        except ValueError: raise Bad(f'bad number {text}') from None
    def string():
        nonlocal pos
        take('"')
        out = []
        while True:
            if pos >= len(s): raise Bad('string without end')
            c = s[pos]
            pos += 1
            if c == '"': return ''.join(out)
            if c == '\\':
                e = s[pos]
                pos += 1
                if e == 'u':
                    c = chr(int(s[pos:pos + 4], 16))
                    pos += 4
                else: c = dict(zip('nrtbf"\\/', '\n\r\t\b\f"\\/'))[e]
            out.append(c)
    v = value()
    blank()
    if pos != len(s): raise Bad(f'extra at {pos}')
    return v
docs = ['[]', '{}', ' [1, -2.5, 1e3, 12345678901234567890] ', '{"a": [true, false, null], "b": {"c": "d\\n\\u00e9\\"", "": []}}', '"x"', '[[[[1]]]]', '{"k": "日本"}', '-0.0', '[1.0, 100, 0.1]']
for d in docs: print(load(d), load(d) == json.loads(d))
for d in ('', '[1 2]', '{"a" 1}', '[1,', '"abc', 'tru', '[1] x', '{1: 2}', '--1', '[1.2.3]', '{"a":}'):
    try: print(load(d))
    except Bad as e: print(repr(d), 'Bad', e)
big = '[' + ', '.join('{"id": %d, "name": "n%d", "v": [%s]}' % (i, i, '%d.5' % i if i % 3 else '"s"' if i % 2 else str(10**i)) for i in range(40)) + ']'
got = load(big)
print(got == json.loads(big), got[30], got[39], len(got))
