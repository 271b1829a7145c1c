# wsgiref.headers and wsgiref.util without a server: headers as a list and as a mapping, parameters, paths shifted, a request made up, a file in blocks.
import io
from wsgiref.headers import Headers
from wsgiref.util import FileWrapper, application_uri, guess_scheme, is_hop_by_hop, request_uri, setup_testing_defaults, shift_path_info

h = Headers([("Content-Type", "text/plain"), ("X-A", "1"), ("x-a", "2")])
print(h["content-type"], h["X-a"], h["none"], h.get_all("X-A"), len(h), "CONTENT-TYPE" in h, h.keys(), h.values(), h.items(), h.get("q", "d"), repr(h), str(h), bytes(h))
h["Content-Type"] = "text/html"
h.add_header("Content-Disposition", "attachment", filename='a"b.txt', size="5", flag=None)
h.add_header("bare", None, x_y="1")
h.add_header("Plain", "v")
del h["X-A"]
print(h.items(), h.setdefault("Plain", "other"), h.setdefault("New", "fresh"), h.get("new"))
del h["missing"]
for bad in (lambda: Headers({"a": 1}), lambda: h.__setitem__("a", 5), lambda: h.add_header(5, "x"), lambda: Headers(())):
    try:
        print(bad())
    except (TypeError, AssertionError) as e:
        print(type(e).__name__, e)
env = {"SCRIPT_NAME": "", "PATH_INFO": "/a/b//c/../d/"}
while (part := shift_path_info(env)) is not None:
    print(repr(part), env["SCRIPT_NAME"], env["PATH_INFO"])
env = {}
setup_testing_defaults(env)
print(sorted(k for k in env if not k.startswith("wsgi.")), env["REQUEST_METHOD"], env["wsgi.url_scheme"], application_uri(env), request_uri(env))
for e in ({"HTTPS": "on"}, {"HTTPS": "1"}, {"HTTPS": "off"}, {}):
    print(e, guess_scheme(e))
env.update(SCRIPT_NAME="/s p", PATH_INFO="/é/x", QUERY_STRING="a=1", SERVER_PORT="8080")
del env["HTTP_HOST"]
print(request_uri(env), request_uri(env, include_query=False), application_uri(env))
print([n for n in ("Connection", "TE", "upgrade", "Content-Type") if is_hop_by_hop(n)])
f = FileWrapper(io.StringIO("x" * 50), 15)
print([len(block) for block in f], f.blksize)


def application(environ, start_response):
    start_response("200 OK", [("Content-Length", "2")])
    yield environ["PATH_INFO"].encode()
    yield b"ok"


seen, total = [], 0
for i in range(100):
    e = {"PATH_INFO": f"/p{i}/q", "SCRIPT_NAME": "/root"}
    setup_testing_defaults(e)
    total += len(b"".join(application(e, lambda status, headers: seen.append((status, Headers(headers)["content-length"])))))
    total += len(shift_path_info(e)) + len(e["SCRIPT_NAME"])
print(total, len(seen), seen[0])
