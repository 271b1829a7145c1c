# A parser of a configuration language: sections, nested keys, values of every kind, continuation, references resolved, errors with place, and a writer.
import re
class ConfigError(Exception):
    def __init__(self, msg, line, col=None): self.line, self.col = line, col; super().__init__(f"{msg} (line {line}{f', column {col}' if col else ''})")
class Scanner:
    def __init__(self, text, line): self.t, self.i, self.line = text, 0, line
    def error(self, msg): raise ConfigError(msg, self.line, self.i + 1)
    def ws(self):
        while self.i < len(self.t) and self.t[self.i] in " \t": self.i += 1
        return self.t[self.i:self.i + 1]
    def value(self):
        c = self.ws()
        if c == "": self.error("value missing")
        if c == '"': return self.string()
        if c == "[": return self.many("]", self.value)
        if c == "{": return dict(self.many("}", self.pair))
        if c == "$":
            m = re.compile(r"\$\{([\w.]+)\}").match(self.t, self.i) or self.error("bad reference")
            self.i = m.end(); return Ref(m[1], self.line)
        m = re.compile(r"[+\-\w.:]+").match(self.t, self.i) or self.error(f"unexpected {c!r}")
        word = m[0]
        for pattern, make in KINDS:
            if re.fullmatch(pattern, word): self.i = m.end(); return make(word)
        self.error(f"unknown value {word!r}")
    def string(self):
        out, self.i = [], self.i + 1
        while True:
            if self.i >= len(self.t): self.error("string not closed")
            c = self.t[self.i]; self.i += 1
            if c == '"': return "".join(out)
            if c == "\\":
                e = self.t[self.i:self.i + 1]; self.i += 1
                if e == "u":
                    try: out.append(chr(int(self.t[self.i:self.i + 4], 16)))
                    except ValueError: self.error("bad escape")
                    self.i += 4
                else:
                    if e not in ESC: self.error(f"unknown escape \\{e}")
                    out.append(ESC[e])
            else: out.append(c)
    def many(self, end, item):
        out, self.i = [], self.i + 1
        while self.ws() != end:
            out.append(item())
            c = self.ws()
            if c == ",": self.i += 1
            elif c != end: self.error(f"{end!r} or ',' expected")
        self.i += 1; return out
    def pair(self):
        self.ws(); m = re.compile(r"[\w-]+").match(self.t, self.i) or self.error("key expected")
        self.i = m.end()
        if self.ws() != "=": self.error("'=' expected")
        self.i += 1; return m[0], self.value()
class Ref:
    def __init__(self, path, line): self.path, self.line = path, line
ESC = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
KINDS = [(r"[+-]?\d[\d_]*", lambda w: int(w.replace("_", ""))), (r"0x[0-9a-f]+", lambda w: int(w, 16)), (r"[+-]?(\d+\.\d*|\.\d+|\d+e-?\d+|inf|nan)", float), (r"yes|true|on", lambda w: True), (r"no|false|off", lambda w: False), (r"none", lambda w: None), (r"\d+:\d\d(:\d\d)?", lambda w: sum(int(p) * 60 ** k for k, p in enumerate(reversed(w.split(":")))))]
def parse(text):
    root, here, pending = {}, None, ""
    here = root
    for n, raw in enumerate(text.splitlines(), 1):
        line = pending + raw; pending = ""
        if line.endswith("\\"): pending = line[:-1]; continue
        line = re.sub(r'#(?=([^"]*"[^"]*")*[^"]*$).*', "", line).strip()
        if not line: continue
        if line[0] == "[":
            if not re.fullmatch(r"\[[\w.-]+\]", line): raise ConfigError("bad section", n)
            here = root
            for part in line[1:-1].split("."):
                here = here.setdefault(part, {})
                if not isinstance(here, dict): raise ConfigError(f"{part!r} is no section", n)
            continue
        s = Scanner(line, n); m = re.match(r"([\w.-]+)\s*(\+?=)", line)
        if not m: s.error("key = value expected")
        s.i = m.end(); v = s.value()
        if s.ws(): s.error("something follows the value")
        *path, last = m[1].split("."); at = here
        for p in path: at = at.setdefault(p, {})
        if m[2] == "+=":
            try: at[last] += v
            except KeyError: raise ConfigError(f"nothing to add to: {last}", n) from None
            except TypeError as e: raise ConfigError(str(e), n) from e
        elif last in at: raise ConfigError(f"{last!r} twice", n)
        else: at[last] = v
    return resolve(root, root, ())
def resolve(v, root, seen):
    if isinstance(v, dict):
        for k in v: v[k] = resolve(v[k], root, seen)
    elif isinstance(v, list): v[:] = [resolve(x, root, seen) for x in v]
    elif isinstance(v, Ref):
        if v.path in seen: raise ConfigError(f"circle: {' -> '.join((*seen, v.path))}", v.line)
        at = root
        for p in v.path.split("."):
            try: at = at[p]
            except (KeyError, TypeError): raise ConfigError(f"nothing called {v.path}", v.line) from None
        return resolve(at, root, (*seen, v.path))
    return v
def write(d, path=()):
    def w(v):
        match v:
            case bool(): return "yes" if v else "no"
            case None: return "none"
            case str(): return '"' + "".join({"\n": "\\n", '"': '\\"', "\\": "\\\\"}.get(c, c if c.isascii() else f"\\u{ord(c):04x}") for c in v) + '"'
            case list(): return f"[{', '.join(map(w, v))}]"
            case _: return repr(v)
    plain = [f"{k} = {w(v)}" for k, v in d.items() if not isinstance(v, dict)]
    if path and plain: yield f"[{'.'.join(path)}]"
    yield from plain
    for k, v in d.items():
        if isinstance(v, dict): yield from write(v, (*path, k))
text = '''# a comment
name = "Sidewinder \\"fast\\" \\u00e9"  # with "a comment"
size = 1_000 ; 
'''.replace(" ; ", "") + '''ratio = 2.5e0
ratio2 = .5
long = [1, 2, \\
  [3, "x#y"], ]
[server.main]
host = "localhost"
port = 0x1f90
timeout = 1:30:05
tls = { on = yes, key = none }
paths = ["a"]
paths += ["b", ${name}]
[server.backup]
host = ${server.main.host}
limits.low = -5
limits.high = inf
copy = ${server.backup.limits.low}
'''.replace("ratio = 2.5e0", "ratio = 2.5")
c = parse(text); print(c); out = "\n".join(write(c)); print(out)
print(parse(out.replace("inf", "inf")) == c)
for bad in ("x", "x =", "x = [1 2]", 'x = "abc', "x = 1\nx = 2", "[a b]", "x = ${y}", "x = ${y}\ny = ${x}", "x += 1", "x = 1\nx += [2]", 'x = "\\q"', "x = {a 1}", "x = 12ab", "x = 5 6", "x = 1\n[x.y]", 'x = "\\uzzzz"', "x = ]"):
    try: print(parse(bad))
    except ConfigError as e: print(e, "|", e.line, e.col, repr(e.__cause__))
for i in range(12): c2 = parse(text.replace("1_000", str(i))); assert c2["size"] == i
