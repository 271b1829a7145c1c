# Routes, templates, cookies, forms, errors and static files, asked as WSGI and by HTTP.
# pip: bottle==0.13.4
import http.client
import io
import os
import tempfile
import threading
from wsgiref.simple_server import WSGIRequestHandler, make_server

from bottle import Bottle, HTTPError, HTTPResponse, SimpleTemplate, abort, redirect, request, response, static_file, template, tob

app = Bottle()
folder = tempfile.mkdtemp()
with open(os.path.join(folder, "a.txt"), "w") as file:
    file.write("0123456789")


@app.get("/hello/<name:re:[a-z]+>/<n:int>")
def hello(name, n):
    response.set_cookie("seen", name, secret="key")
    return template("% for i in range(n):\n{{i}}: {{name.title()}} <b>\n% end\n{{!raw}}", name=name, n=n, raw="<i>")


@app.route("/form", method=["GET", "POST"])
def form():
    return {"q": dict(request.query), "f": request.forms.getunicode("f"), "cookie": request.get_cookie("seen", secret="key"), "json": request.json}


@app.get("/file/<path:path>")
def sent(path):
    return static_file(path, root=folder, download=False)


@app.get("/stop")
def stop():
    abort(418, "short & stout")


@app.get("/go")
def go():
    redirect("/form?x=1", 303)


@app.get("/parts")
def parts():
    yield "one "
    yield "two"


@app.error(404)
def missing(error):
    return f"nothing at {request.path}"


@app.hook("after_request")
def after():
    response.headers["X-After"] = "yes"


class Quiet(WSGIRequestHandler):
    def log_message(self, *args):
        pass


server = make_server("127.0.0.1", 0, app, handler_class=Quiet)
threading.Thread(target=server.serve_forever, daemon=True).start()
cookie = None
for method, path, body, headers in [
    ("GET", "/hello/ann/2", None, {}), ("POST", "/form?a=1&b=%C3%A9", "f=%C3%BC+x", {"Content-Type": "application/x-www-form-urlencoded"}),
    ("POST", "/form", '{"k": [1]}', {"Content-Type": "application/json"}), ("GET", "/file/a.txt", None, {"Range": "bytes=2-5"}), ("GET", "/file/../secret", None, {}),
    ("GET", "/stop", None, {}), ("GET", "/go", None, {}), ("GET", "/parts", None, {}), ("GET", "/hello/Ann/2", None, {}), ("DELETE", "/form", None, {}), ("HEAD", "/parts", None, {}),
]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    if cookie:
        headers["Cookie"] = cookie
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    text = answer.read().decode()
    cookie = cookie or answer.getheader("Set-Cookie")
    print(method, path, answer.status, answer.reason, answer.getheader("X-After"), answer.getheader("Content-Range"), text if len(text) < 200 else text.split("<pre>")[1].split("</pre>")[0])
    connection.close()
server.shutdown()
view = SimpleTemplate("<% x = 3 %>\n%def f(n):\n% return n * 2\n%end\n%if x > 2:\n{{f(x)}} {{get('y', 'none')}}\n%else:\nno\n%end\n\\%kept")
print(view.render(), app.match({"PATH_INFO": "/hello/bob/3", "REQUEST_METHOD": "GET"})[1], tob("é"))
