# An application with routes, templates, sessions and errors, served by its own server to a client over HTTP.
# pip: blinker==1.9.0 click==8.5.1 flask==3.1.3 itsdangerous==2.2.0 jinja2==3.1.6 markupsafe==3.0.4 werkzeug==3.1.9
import http.cookiejar
import json
import threading
import urllib.error
import urllib.request

from flask import Flask, abort, jsonify, redirect, render_template_string, request, session, url_for
from werkzeug.serving import make_server

app = Flask(__name__)
app.secret_key = "not a secret"
notes = {}


@app.get("/")
def index():
    session["visits"] = session.get("visits", 0) + 1
    return render_template_string("<h1>{{ visits }}</h1>{% for k, v in notes.items() %}<p>{{ k }}: {{ v }}</p>{% endfor %}", visits=session["visits"], notes=notes)


@app.route("/notes/<int:number>", methods=["GET", "PUT"])
def note(number):
    if request.method == "PUT":
        notes[number] = request.get_json()["text"]
        return jsonify(number=number), 201
    if number not in notes:
        abort(404, description="no such note")
    return jsonify(number=number, text=notes[number])


@app.get("/first")
def first():
    return redirect(url_for("note", number=1))


@app.errorhandler(404)
def missing(error):
    return jsonify(error=error.description), 404


server = make_server("127.0.0.1", 0, app, threaded=True)
import logging

logging.getLogger("werkzeug").setLevel(logging.ERROR)
thread = threading.Thread(target=server.serve_forever, daemon=True)
thread.start()
opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))


def ask(path, method="GET", data=None):
    body = json.dumps(data).encode() if data is not None else None
    asked = urllib.request.Request(f"http://127.0.0.1:{server.server_port}{path}", body, {"Content-Type": "application/json"}, method=method)
    try:
        with opener.open(asked, timeout=20) as answer:
            print(method, path, answer.status, answer.headers["Content-Type"], answer.read().decode().strip())
    except urllib.error.HTTPError as error:
        print(method, path, error.code, error.read().decode().strip())


ask("/")
ask("/notes/1", "PUT", {"text": "buy <milk>"})
ask("/notes/1")
ask("/first")
ask("/notes/2")
ask("/notes/1", "DELETE")
ask("/")
server.shutdown()
thread.join()
with app.test_request_context("/notes/7?a=1&a=2"):
    print(request.path, request.args.getlist("a"), url_for("note", number=7, _external=True))
