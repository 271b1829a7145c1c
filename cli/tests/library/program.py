# Modules of the library, each with a little work: what CPython 3.11 prints is beside this file.
import argparse, ast, asyncio, base64, bisect, calendar, cmd, code, codecs, collections, colorsys, configparser, contextlib, copy, csv, dataclasses, datetime
import decimal, difflib, email.message, email.utils, enum, fnmatch, fractions, functools, getopt, gettext, glob, graphlib, gzip, hashlib, heapq, hmac, html, html.parser
import http.cookies, inspect, io, ipaddress, itertools, json, keyword, linecache, logging, mimetypes, netrc, numbers, operator, os.path, pathlib, pickle, pkgutil, pprint
import queue, quopri, random, re, reprlib, sched, secrets, shlex, shutil, statistics, string, struct, tempfile, textwrap, threading, tokenize, traceback, types, typing
import unittest, unittest.mock, urllib.parse, uuid, warnings, weakref, xml.sax.saxutils, zipfile

parser = argparse.ArgumentParser(prog="p")
parser.add_argument("--n", type=int, default=3)
print(parser.parse_args(["--n", "5"]).n, ast.literal_eval("[1, {'a': 2}]"), base64.b64encode(b"library"))
print(calendar.month_name[2], colorsys.rgb_to_hsv(1.0, 0.5, 0.5), list(itertools.islice([1, 2, 3], 2)), bisect.bisect([1, 3], 2))
config = configparser.ConfigParser()
config.read_string("[a]\nb = 1\n")
print(config["a"].getint("b"), list(csv.reader(['a,"b,c",d'])), datetime.date(2024, 2, 29).isoformat())
print(decimal.Decimal("1.10") + decimal.Decimal("2.20"), fractions.Fraction(3, 6), statistics.mean([1, 2, 3, 4]))
print("\n".join(difflib.unified_diff(["a", "b"], ["a", "c"], lineterm="")))
message = email.message.EmailMessage()
message["Subject"] = "hello"
message.set_content("text")
print(message["Subject"], message.get_content_type(), email.utils.parseaddr("A B <a@b.org>"))


class Color(enum.Enum):
    RED = 1


@dataclasses.dataclass
class Point:
    x: int
    y: int = 2


print(Color.RED, Color(1).name, Point(1), dataclasses.asdict(Point(3)), fnmatch.fnmatch("a.py", "*.py"))
print(list(graphlib.TopologicalSorter({"b": {"a"}}).static_order()), gzip.decompress(gzip.compress(b"data")))
print(hashlib.sha256(b"x").hexdigest()[:8], hmac.new(b"k", b"m", "sha256").hexdigest()[:8], html.escape("<a>"))
print(http.cookies.SimpleCookie("a=b")["a"].value, inspect.signature(lambda a, *, b=2: None), ipaddress.ip_network("10.0.0.0/30").num_addresses)
print(json.dumps({"a": [1, None]}), keyword.iskeyword("for"), mimetypes.guess_type("a.html"), pathlib.PurePosixPath("/a/b.c").suffix)
print(pickle.loads(pickle.dumps([1, "a"])), pprint.pformat({"b": 1, "a": 2}), quopri.encodestring(b"a=b"), reprlib.repr(list(range(20))))
print(random.Random(1).randrange(100), re.sub(r"\d", "#", "a1b2"), shlex.split("a 'b c'"), string.capwords("a b"), struct.pack(">H", 258))
print(textwrap.fill("one two three", 8).splitlines(), types.SimpleNamespace(a=1), typing.Optional[int], urllib.parse.urlsplit("http://a.b/c?d#e").netloc)
print(uuid.UUID(int=5), xml.sax.saxutils.escape("<&>"), [token.string for token in tokenize.generate_tokens(io.StringIO("a+1").readline)][:3])
with tempfile.TemporaryDirectory() as folder:
    file = pathlib.Path(folder, "a.zip")
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("b.txt", "text")
    print(zipfile.ZipFile(file).namelist(), glob.glob(folder + "/*.zip") == [str(file)], shutil.which("no such command"))
mock = unittest.mock.Mock(return_value=3)
print(mock(1), mock.call_args, unittest.TestCase().assertEqual(1, 1))


async def main():
    return await asyncio.gather(asyncio.sleep(0, 1), asyncio.sleep(0, 2))


print(asyncio.run(main()))
print("def parse_args(" in inspect.getsource(argparse.ArgumentParser.parse_args), linecache.getline(argparse.__file__, 1, vars(argparse)).strip())
try:
    json.loads("{")
except ValueError as error:
    print(traceback.format_exception_only(error))
