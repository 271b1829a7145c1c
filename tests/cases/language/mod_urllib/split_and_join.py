# urllib.parse: taking addresses apart, putting them together, relative ones against a base.
from urllib.parse import *

urls = ["http://user:pa%20ss@Host.COM:8042/over/there;p?name=x&y=1#nose", "mailto:me@example.com", "//net/path", "/only/path?q", "", "http://[::1]:80/x", "file:///etc/x", "urn:a:b", "HTTP://A", "http://h:/", "?q#f", "a:b@c"]
for url in urls:
    s = urlsplit(url)
    print(tuple(s), s.hostname, s.port, s.username, s.password, s.geturl() == url)
p = urlparse(urls[0])
print(p, p.params, p._replace(scheme="ftp", netloc="x").geturl(), p.netloc, urlunparse(p) == p.geturl())
print(urlunsplit(("s", "h", "p", "q", "f")), urlunparse(("", "", "a", "b", "c", "d")), urldefrag("http://a/b#c"), urldefrag("x").fragment == "")
base = "http://a/b/c/d;p?q"
for r in ("g:h", "g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "g#s", ";x", "g;x?y#s", "", ".", "./", "..", "../", "../g", "../..", "../../g", "../../../g", "/./g", "/../g", "g.", "..g", "./../g", "g/./h", "g/../h", "http:g"):
    print(r, "->", urljoin(base, r))
for bad in ("http://h:99999/", "http://h:x/", "http://[::1/"):
    try:
        print(urlsplit(bad).port)
    except ValueError as e:
        print(bad, "|", e)
b = urlsplit(b"http://h:1/p?q")
print(b, b.hostname, b.port, b.decode(), urlsplit("http://h/p").encode())
try:
    urljoin("a", b"b")
except TypeError as e:
    print(e)
seen = set()
for i in range(100):
    seen.add(urljoin("http://h/%d/x/y" % (i % 7), "../" * (i % 4) + "z%d" % (i % 3)))
print(len(seen), min(seen), max(seen))
