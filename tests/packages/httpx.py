# Clients, with and without async, against applications and a mock, with errors, redirects, cookies and streams.
# pip: anyio==4.16.0 certifi==2026.10.19.post1 h11==0.16.0 httpcore==1.0.9 httpx==0.28.1 idna==3.20 typing_extensions==4.16.0
import asyncio
import http.server
import threading

import httpx


def answer(request):
    if request.url.path == "/old":
        return httpx.Response(302, headers={"Location": "/new?from=old"})
    if request.url.path == "/bad":
        return httpx.Response(500, json={"error": "broken"})
    return httpx.Response(200, json={"path": request.url.raw_path.decode(), "method": request.method, "body": request.content.decode()}, headers={"Set-Cookie": "k=v"})


with httpx.Client(transport=httpx.MockTransport(answer), base_url="https://example.org", follow_redirects=True) as client:
    answered = client.get("/old", params={"x": "é&"})
    print(answered.status_code, answered.json(), [str(r.url) for r in answered.history], dict(client.cookies))
    print(client.post("/form", data={"a": "1", "b": ["2", "3"]}).json(), client.put("/j", json=[1, None]).json())
    try:
        client.get("/bad").raise_for_status()
    except httpx.HTTPStatusError as error:
        print(str(error).splitlines()[0], error.response.json())


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200, "Fine")
        self.send_header("Content-Length", str(len(body) * 2))
        self.end_headers()
        self.wfile.write(body * 2)

    def log_message(self, *args):
        pass


async def asked(port):
    async with httpx.AsyncClient(timeout=10) as client:
        answers = await asyncio.gather(*(client.post(f"http://127.0.0.1:{port}/", content=f"body {n} ") for n in range(3)))
        print([(a.reason_phrase, a.text, a.http_version) for a in answers])
        async with client.stream("POST", f"http://127.0.0.1:{port}/", files={"f": ("a.txt", b"text")}) as stream:
            print(stream.status_code, len([chunk async for chunk in stream.aiter_bytes()]) > 0)


with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
    threading.Thread(target=server.serve_forever, daemon=True).start()
    asyncio.run(asked(server.server_port))
    with httpx.Client(auth=("user", "pass")) as client:
        request = client.build_request("GET", "http://localhost/a/../b?q=1#f")
        print(request.url, request.headers["host"], httpx.BasicAuth("u", "p")._auth_header)
    server.shutdown()
url = httpx.URL("https://user@bücher.example:8443/päth?a=1&a=2")
print(url, url.host, url.port, url.params.get_list("a"), url.join("../x"), url.copy_with(scheme="http"))
try:
    httpx.get("http://127.0.0.1:1/")
except httpx.ConnectError as error:
    print(type(error).__name__)
