# An application with routes, middleware, forms, streams and background work, asked by its client.
# pip: anyio==4.16.0 certifi==2026.10.19.post1 h11==0.16.0 httpcore==1.0.9 httpx==0.28.1 idna==3.20 starlette==1.10.0 typing_extensions==4.16.0
import asyncio
import contextlib

import httpx
from starlette.applications import Starlette
from starlette.background import BackgroundTask
from starlette.datastructures import MutableHeaders, QueryParams
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.base import BaseHTTPMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, StreamingResponse
from starlette.routing import Mount, Route

log = []


async def index(request):
    response = JSONResponse({"path": request.url.path, "q": request.query_params.multi_items(), "id": request.path_params.get("id"), "cookie": request.cookies, "started": request.app.state.started})
    response.set_cookie("k", "v")
    return response


async def form(request):
    body = await request.json() if request.headers["content-type"] == "application/json" else dict(httpx.QueryParams((await request.body()).decode()))
    return PlainTextResponse(repr(body), 201, background=BackgroundTask(log.append, "later"))


async def streamed(request):
    async def parts():
        for n in range(3):
            yield f"part {n} ".encode() * 200

    return StreamingResponse(parts(), media_type="text/plain")


def plain(request):
    return HTMLResponse("<p>in a thread</p>")


async def fails(request):
    raise HTTPException(418, "teapot", headers={"X": "y"}) if "http" in request.query_params else KeyError("inside")


class Timing(BaseHTTPMiddleware):
    async def dispatch(self, request, call_next):
        response = await call_next(request)
        response.headers["X-Seen"] = request.method
        return response


@contextlib.asynccontextmanager
async def lifespan(app):
    app.state.started = True
    yield
    log.append("stopped")


app = Starlette(
    routes=[Route("/", index), Mount("/sub", routes=[Route("/{id:int}", index, name="item"), Route("/{rest:path}", index)], name="sub"), Route("/form", form, methods=["POST"]), Route("/stream", streamed), Route("/plain", plain), Route("/fails", fails), Route("/go", lambda r: RedirectResponse(r.url_for("sub:item", id=4)))],
    middleware=[Middleware(GZipMiddleware, minimum_size=1000), Middleware(Timing)], lifespan=lifespan, exception_handlers={KeyError: lambda request, error: PlainTextResponse(f"caught {error}", 500)},
)


async def main():
    async with app.router.lifespan_context(app):
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test", follow_redirects=True) as client:
            for method, path, options in [("GET", "/?a=1&a=%C3%A9", {}), ("GET", "/sub/7", {}), ("GET", "/sub/x/y", {}), ("POST", "/form", {"json": {"n": [1, None]}}), ("POST", "/form", {"data": {"a": "1 2"}}), ("GET", "/form", {}),
                                          ("GET", "/stream", {}), ("GET", "/plain", {}), ("GET", "/fails?http=1", {}), ("GET", "/fails", {}), ("GET", "/none", {}), ("GET", "/go", {})]:
                answer = await client.request(method, path, **options)
                print(method, path, answer.status_code, answer.headers.get("x-seen"), answer.headers.get("content-encoding"), answer.text[:90])
    print(log, app.url_path_for("sub:item", id=3), QueryParams("a=1&b=2")["b"], MutableHeaders({"A": "1"}).raw)


asyncio.run(main())
