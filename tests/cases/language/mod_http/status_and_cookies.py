# http and http.cookies: statuses and methods as enums, cookies written and read, morsels, errors.
from http import HTTPMethod, HTTPStatus
from http.cookies import BaseCookie, CookieError, Morsel, SimpleCookie

print(HTTPStatus.NOT_FOUND, repr(HTTPStatus(404)), HTTPStatus.OK == 200, HTTPStatus.OK.phrase, HTTPStatus.GONE.description, HTTPStatus["CREATED"].value, f"{HTTPStatus.OK}", len(HTTPStatus), [s.value for s in HTTPStatus if s.value < 204], HTTPStatus.IM_A_TEAPOT.phrase)
print(HTTPMethod.GET, repr(HTTPMethod.POST), HTTPMethod.PUT == "PUT", HTTPMethod("PATCH").description, sorted(HTTPMethod)[:3])
c = SimpleCookie()
c["fig"] = "newton"
c["sugar"] = 'wa"fer; x'
c["n"] = 5
c["fig"]["path"] = "/p"
c["fig"]["max-age"] = 10
c["fig"]["secure"] = True
c["fig"]["httponly"] = True
c["sugar"]["samesite"] = "Lax"
c["sugar"]["domain"] = "d"
print(c, c.output(header="H:", sep="|"), c.output(["path"], header=""), repr(c), c["n"].value, c["n"].coded_value, c["sugar"].key, c.js_output().count("document"), sep="\n")
for text in ("a=1; b=2", 'k="q\\"v\\073"; Path=/x; $Version=1', "x=y; expires=Wed, 01 Jan 2020 00:00:00 GMT; secure; z=w", "bad cookie; a=b", "a=b=c", "", "a", "é=1", "k=v,l=w", 'a="\\341"; HttpOnly'):
    r = SimpleCookie(text)
    print(repr(text), {k: (m.value, {x: y for x, y in m.items() if y}) for k, m in r.items()})
m = Morsel()
m.set("k", "v", "coded")
m.update({"path": "/", "comment": "c d"})
print(m, m.OutputString(), m.OutputString(["path"]), repr(m), m == m.copy(), m.isReservedKey("Path"), m.setdefault("version", 1), m["version"], m.key, sorted(m)[:3])
for bad in (lambda: c.__setitem__("a b", 1), lambda: m.__setitem__("nope", 1), lambda: m.set("path", "v", "v"), lambda: m.set("a;b", 1, 1), lambda: m.update({"x": 1}), lambda: setattr(m, "key", 5), lambda: HTTPStatus(999), lambda: HTTPMethod("X"), lambda: SimpleCookie(5), lambda: m.setdefault("q")):
    try:
        print(bad())
    except (CookieError, ValueError, TypeError, AttributeError) as e:
        print(type(e).__name__, "|", e)


class Upper(BaseCookie):
    def value_decode(self, val):
        return val.upper(), val

    def value_encode(self, val):
        return val, str(val).lower()


u = Upper("a=b")
u["X"] = "YES"
print(u["a"].value, u.output())
total = 0
for i in range(100):
    s = SimpleCookie(f"id={i}; name=n{i % 7}; Path=/{i}")
    total += int(s["id"].value) + len(s.output()) + len(s["name"]["path"])
print(total)
