# codecs: lookup, incremental decoding, readers and writers.
import codecs
import io

print(codecs.encode("é", "utf-8"), codecs.decode(b"\xc3\xa9"), codecs.lookup("UTF8").name, codecs.lookup("latin-1").name, codecs.BOM_UTF8, codecs.encode("abc", "rot13"), codecs.encode(b"ab", "hex"), codecs.decode(b"6162", "hex"))
d = codecs.getincrementaldecoder("utf-8")()
print([d.decode(part) for part in (b"a\xc3", b"\xa9\xe4", b"\xba", b"\xac!")], d.decode(b"", True))
e = codecs.getincrementalencoder("utf-8")("replace")
print(e.encode("aé"), codecs.getencoder("ascii")("abc"), codecs.getdecoder("utf-8")(b"abc"), list(codecs.iterdecode([b"\xc3", b"\xa9"], "utf-8")), list(codecs.iterencode(["a", "é"], "latin-1")))
w = codecs.getwriter("utf-8")(io.BytesIO())
w.write("é\n")
r = codecs.getreader("utf-8")(io.BytesIO("aé\nb".encode()))
print(w.getvalue(), r.readline(), r.read())
for bad in (lambda: codecs.lookup("nope"), lambda: codecs.lookup_error("nope"), lambda: codecs.decode(b"\xff", "utf-8"), lambda: d.decode(b"\xff"), lambda: codecs.getincrementaldecoder("utf-8")().decode(b"\xc3", True), lambda: codecs.register(5)):
    try:
        print(bad())
    except (LookupError, UnicodeError, TypeError) as e:
        print(type(e).__name__, e)
total = 0
for i in range(60):
    d = codecs.getincrementaldecoder("utf-8")()
    data = ("é%d😀" % i).encode()
    total += len("".join(d.decode(data[k : k + 1]) for k in range(len(data))))
print(total)
