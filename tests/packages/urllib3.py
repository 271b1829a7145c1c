# Pools of connections, retries, timeouts, redirects, fields of forms and compressed answers from a local server.
# pip: urllib3==2.8.0
import gzip
import http.server
import threading
import warnings

import urllib3
from urllib3.exceptions import LocationParseError, MaxRetryError, NewConnectionError, ReadTimeoutError
from urllib3.util import Retry, Timeout, make_headers, parse_url

tries = []


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        tries.append(self.path)
        status, headers, body = 200, {}, self.path.encode()
        if self.path == "/flaky" and tries.count("/flaky") < 3:
            status = 503
        elif self.path == "/packed":
            body, headers = gzip.compress(b"text " * 100), {"Content-Encoding": "gzip"}
        elif self.path == "/loop":
            status, headers = 302, {"Location": "/loop"}
        elif self.path == "/moved":
            status, headers = 307, {"Location": "/here"}
        elif self.path == "/slow":
            threading.Event().wait(1.5)
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
root = f"http://127.0.0.1:{server.server_port}"
http_pool = urllib3.PoolManager(num_pools=2, headers={"User-Agent": "test"}, retries=Retry(3, backoff_factor=0, status_forcelist=[503], allowed_methods=["GET"]))
answer = http_pool.request("GET", root + "/flaky")
print(answer.status, answer.data, [h.status for h in answer.retries.history], tries)
print(http_pool.request("GET", root + "/packed").data[:9], http_pool.request("GET", root + "/moved").geturl(), http_pool.request("GET", root + "/q", fields={"a": "1 2"}).data)
print(http_pool.request("POST", root + "/", json={"a": [1, None]}).json(), http_pool.request("POST", root + "/", body=b"raw").data)
form = http_pool.request("POST", root + "/", fields={"f": ("n.txt", b"content", "text/plain"), "x": "y"}, encode_multipart=True, multipart_boundary="BB")
print(form.data.decode())
for path, options in (("/loop", {}), ("/slow", {"timeout": Timeout(0.2), "retries": False})):
    try:
        http_pool.request("GET", root + path, **options)
    except (MaxRetryError, ReadTimeoutError) as error:
        print(type(error).__name__, str(error).replace(str(server.server_port), "PORT"))
try:
    urllib3.HTTPConnectionPool("127.0.0.1", 1, retries=False).request("GET", "/")
except NewConnectionError as error:
    print(type(error).__name__)
streamed = http_pool.request("GET", root + "/packed", preload_content=False)
print([len(piece) for piece in streamed.stream(200)], streamed.closed)
streamed.release_conn()
for url in ("http://user:p%40ss@Example.org:80/a/../b?q=ü#f", "//host/path", "[::1]:8080", "http://a b"):
    try:
        print(parse_url(url), parse_url(url).auth)
    except LocationParseError as error:
        print(error)
print(make_headers(basic_auth="a:b", keep_alive=True, accept_encoding="gzip"), Retry(5).increment("GET", "/", error=None).total, Retry.from_int(2))
server.shutdown()
