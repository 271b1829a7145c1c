# Routing, requests and responses, data structures, headers, forms with files, middleware, security, a test client.
# pip: markupsafe==3.0.4 werkzeug==3.1.9
import io

from werkzeug.datastructures import Headers, ImmutableMultiDict, MultiDict
from werkzeug.exceptions import HTTPException, MethodNotAllowed, NotFound
from werkzeug.http import dump_cookie, generate_etag, http_date, parse_accept_header, parse_options_header, parse_range_header, quote_etag
from werkzeug.middleware.dispatcher import DispatcherMiddleware
from werkzeug.routing import BuildError, Map, RequestRedirect, Rule, Submount
from werkzeug.security import check_password_hash, generate_password_hash, safe_join
from werkzeug.test import Client, EnvironBuilder
from werkzeug.utils import cached_property, secure_filename
from werkzeug.wrappers import Request, Response

urls = Map([
    Rule("/", endpoint="index"),
    Rule("/item/<int(min=1):number>/", endpoint="item"),
    Submount("/files", [Rule("/<path:name>", endpoint="file", methods=["GET", "POST"]), Rule("/<any(a, b):kind>/<uuid:id>", endpoint="id")]),
])
adapter = urls.bind("example.org", "/")
for path, method in [("/", "GET"), ("/item/3/", "GET"), ("/item/0/", "GET"), ("/files/x/y.txt", "POST"), ("/files/x", "DELETE"), ("/item/3", "GET")]:
    try:
        print(path, adapter.match(path, method))
    except RequestRedirect as error:
        print(path, error.code, error.new_url)
    except HTTPException as error:
        print(path, error.code, error.name, getattr(error, "valid_methods", None) and sorted(error.valid_methods))
print(adapter.build("file", {"name": "ä/b c", "q": [1, 2]}), adapter.build("item", {"number": 4}, force_external=True))
try:
    adapter.build("nothing")
except BuildError as error:
    print(error)


@Request.application
def application(request):
    if request.method == "POST":
        upload = request.files.get("file")
        return Response(f"{request.form.to_dict()} {upload and (upload.filename, upload.mimetype, upload.read())}")
    response = Response(f"hello {request.args.get('n', 0, type=int) + 1} from {request.script_root}{request.path} {request.accept_languages.best}")
    response.set_cookie("k", "v w", max_age=3, httponly=True, samesite="Lax")
    response.add_etag()
    return response.make_conditional(request)


client = Client(DispatcherMiddleware(NotFound(), {"/app": application}))
answer = client.get("/app/x?n=41", headers={"Accept-Language": "de, en;q=0.5"})
answer.headers["Date"] = "then"
print(answer.status, answer.text, sorted(answer.headers.keys()), client.get_cookie("k").decoded_value, client.get_cookie("k").max_age)
print(client.get("/app/x?n=41", headers={"If-None-Match": answer.headers["ETag"], "Accept-Language": "de"}).status, client.get("/other").status_code)
print(client.post("/app/", data={"a": "1", "file": (io.BytesIO(b"content"), "n.txt")}).text)
many = MultiDict([("a", 1), ("b", 2), ("a", 3)])
print(many.getlist("a"), many.to_dict(flat=False), ImmutableMultiDict(many), parse_accept_header("text/html;q=0.8, */*;q=0.1"))
print(parse_options_header('form-data; name="f"; filename*=UTF-8\'\'%e2%82%ac.txt'), parse_range_header("bytes=0-4,-5").ranges, http_date(0))
print(dump_cookie("a", "ü", path="/x", secure=True), quote_etag(generate_etag(b"x")), Headers({"x-a": "1"}).to_wsgi_list())
print(secure_filename("../../My cool movie.mov"), safe_join("/base", "../x"), check_password_hash(generate_password_hash("pw", "pbkdf2:sha256:10"), "pw"))
print(EnvironBuilder("/p", query_string={"q": "1"}, json={"a": 1}).get_environ()["CONTENT_TYPE"], MethodNotAllowed(["GET"]).get_headers({}))
