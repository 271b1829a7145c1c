# socketserver and http: a server in a process of its own, which the program talks to over the loopback device.
import http.client
import http.server
import os
import socket
import socketserver
import urllib.error
import urllib.request


class Echo(socketserver.StreamRequestHandler):
    def handle(self):
        for line in self.rfile:
            self.wfile.write(line.strip().upper() + b"\n")


class Pages(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self, code, body):
        self.send_response(code)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        self.answer(404 if "missing" in self.path else 200, f"you asked for {self.path}, grüße".encode())

    def do_POST(self):
        data = self.rfile.read(int(self.headers["Content-Length"]))
        self.answer(201, b"%d bytes: " % len(data) + data[::-1])

    def log_message(self, *args):
        pass


def serve(server, requests):
    """Serves so many requests in a process of its own."""
    pid = os.fork()
    if pid:
        server.server_close()
        return pid
    try:
        server.timeout = 20
        for _ in range(requests):
            server.handle_request()
    finally:
        os._exit(0)


server = socketserver.TCPServer(("127.0.0.1", 0), Echo)
address = server.server_address
pid = serve(server, 2)
for text in ("hello\nworld\n", "one\n" * 50):
    with socket.create_connection(address, 20) as s:
        s.sendall(text.encode())
        s.shutdown(socket.SHUT_WR)
        with s.makefile() as f:
            print(f.read() == text.upper(), text[:5])
print(os.waitpid(pid, 0)[1])
server = http.server.HTTPServer(("127.0.0.1", 0), Pages)
host, port = server.server_address
pid = serve(server, 4)
url = f"http://127.0.0.1:{port}"
with urllib.request.urlopen(url + "/page?x=1", timeout=20) as answer:
    print(answer.status, answer.headers["Content-Type"], answer.read().decode())
try:
    urllib.request.urlopen(url + "/missing", timeout=20)
except urllib.error.HTTPError as e:
    print(e.code, e.reason, e.read().decode())
with urllib.request.urlopen(urllib.request.Request(url + "/post", b"some data", {"X": "y"}), timeout=20) as answer:
    print(answer.status, answer.read())
connection = http.client.HTTPConnection(host, port, timeout=20)
for i in range(20):
    connection.request("GET", f"/{i}")
    answer = connection.getresponse()
    body = answer.read().decode()
print(answer.status, answer.reason, answer.version, body, answer.getheader("content-length"))
connection.close()
print(os.waitpid(pid, 0)[1])
try:
    urllib.request.urlopen(url, timeout=5)
except urllib.error.URLError as e:
    print(type(e).__name__, e.reason)
