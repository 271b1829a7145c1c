# A session against a local server: methods, redirects, cookies, JSON, files, errors, streaming, retries.
# pip: certifi==2026.10.19.post1 charset-normalizer==3.5.3 idna==3.20 requests==2.34.2 urllib3==2.8.0
import http.server
import json
import threading

import requests
from requests.adapters import HTTPAdapter


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self, status, data, **headers):
        body = data if isinstance(data, bytes) else json.dumps(data).encode()
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_GET(self):
        if self.path == "/moved":
            return self.answer(301, b"", Location="/there", Set_Cookie="seen=yes")
        if self.path == "/lines":
            return self.answer(200, b"one\ntwo\nthree\n", Content_Type="text/plain; charset=utf-8")
        if self.path == "/missing":
            return self.answer(404, {"error": "missing"})
        self.answer(200, {"path": self.path, "cookie": self.headers.get("Cookie"), "auth": self.headers.get("Authorization")}, Content_Type="application/json")

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.answer(201, {"length": len(body), "type": self.headers["Content-Type"].split(";")[0], "form": body.decode() if len(body) < 40 else None})

    do_HEAD = do_GET

    def log_message(self, *args):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
root = f"http://127.0.0.1:{server.server_port}"
with requests.Session() as session:
    session.mount("http://", HTTPAdapter(max_retries=2))
    session.auth = ("me", "pass")
    answer = session.get(root + "/moved", timeout=10)
    print(answer.status_code, [r.status_code for r in answer.history], answer.json(), session.cookies.get_dict())
    print(session.get(root + "/q", params={"a": ["1", "2"], "b": "ü"}, auth=("u", "p")).json())
    print(session.post(root + "/", data={"x": "1 2", "y": "&"}).json(), session.post(root + "/", json={"k": [1]}).json())
    print(session.post(root + "/", files={"file": ("name.txt", b"content " * 20)}).json()["type"])
    print(list(session.get(root + "/lines", stream=True).iter_lines()), session.head(root + "/lines").headers["Content-Length"])
    missing = session.get(root + "/missing")
    print(missing.ok, missing.reason)
    try:
        missing.raise_for_status()
    except requests.HTTPError as error:
        print(str(error).replace(root, ""))
server.shutdown()
for wrong in ("no scheme", "http://"):
    try:
        requests.get(wrong)
    except requests.RequestException as error:
        print(type(error).__name__, error)
prepared = requests.Request("GET", "http://exämple.org/a b", headers={"X": "1"}).prepare()
print(prepared.url, prepared.headers)
