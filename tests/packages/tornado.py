# Handlers, templates, cookies, a websocket and an HTTP client on one loop.
# pip: tornado==6.6.1
import asyncio
import json

from tornado import escape, gen, httpclient, httpserver, ioloop, locks, queues, template, testing, web, websocket
from tornado.options import OptionParser


class Main(web.RequestHandler):
    def get(self, name):
        self.set_header("X-Name", name)
        self.set_cookie("seen", "1")
        self.write({"name": name, "args": self.get_arguments("a")})

    async def post(self, name):
        await asyncio.sleep(0)
        data = escape.json_decode(self.request.body)
        if "bad" in data:
            raise web.HTTPError(409, reason="Odd")
        self.finish(str(sum(data["n"])))


class Echo(websocket.WebSocketHandler):
    def on_message(self, message):
        self.write_message(message[::-1])


async def main():
    app = web.Application([(r"/hello/(\w+)", Main), (r"/echo", Echo), web.url(r"/go", web.RedirectHandler, {"url": "/hello/there"})], cookie_secret="s")
    import logging

    logging.getLogger("tornado.access").disabled = True
    sock, port = testing.bind_unused_port()
    server = httpserver.HTTPServer(app)
    server.add_socket(sock)
    client = httpclient.AsyncHTTPClient()
    root = f"http://127.0.0.1:{port}"
    answer = await client.fetch(root + "/hello/ann?a=1&a=%C3%A9")
    print(answer.code, json.loads(answer.body), answer.headers["X-Name"], answer.headers["Set-Cookie"])
    print((await client.fetch(root + "/hello/x", method="POST", body='{"n": [1, 2]}')).body, (await client.fetch(root + "/go")).effective_url == root + "/hello/there")
    for path, options in (("/none", {}), ("/hello/x", {"method": "POST", "body": '{"bad": 1}'}), ("/hello/x", {"method": "DELETE"})):
        try:
            await client.fetch(root + path, **options)
        except httpclient.HTTPClientError as error:
            print(error)
    connection = await websocket.websocket_connect(f"ws://127.0.0.1:{port}/echo")
    for message in ("hello", b"bytes", "long" * 5000):
        await connection.write_message(message, binary=isinstance(message, bytes))
        print((await connection.read_message())[:10])
    connection.close()
    queue, done = queues.PriorityQueue(maxsize=2), []

    async def consume():
        async for item in queue:
            done.append(item)
            queue.task_done()

    loop = ioloop.IOLoop.current()
    loop.spawn_callback(consume)
    for n in (3, 1, 2):
        await queue.put(n)
    await queue.join()
    lock = locks.Semaphore(1)
    async with lock:
        print(sorted(done), await gen.multi({"a": gen.sleep(0), "b": gen.maybe_future(4)}))
    print(await loop.run_in_executor(None, pow, 2, 5))
    server.stop()


asyncio.run(main())
page = template.Template("{% for n in items %}{{ n }}{% if n > 1 %}!{% end %} {% end %}{% raw '<b>' %}{{ '<i>' }}{% set x = 3 %}{{ x }}{# gone #}")
print(page.generate(items=[1, 2]), escape.xhtml_escape("<&'"), escape.linkify("see http://a.b/c"), escape.url_escape("a b/é"))
options = OptionParser()
options.define("port", default=80, type=int)
options.define("names", multiple=True)
print(options.parse_command_line(["prog", "--port=9", "--names=a,b", "rest"]), options.port, options.names)
