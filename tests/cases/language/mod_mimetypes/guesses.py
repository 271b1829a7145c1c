# mimetypes with no file of the machine: guesses by name and by address, extensions, types added, a table read.
import io
import mimetypes

m = mimetypes.MimeTypes()
for name in ("a.html", "a.TXT", "b.tar.gz", "c.tgz", "d.unknown", "e", ".json", "x.py", "data:text/plain,hi", "data:;base64,x", "data:,", "http://h/p.png", "f.svgz", "g.js.br", "a.Z", "h.gif.gz.xz", "x.tar.bz2", "c.C"):
    print(name, m.guess_type(name), m.guess_type(name, strict=False))
print(m.guess_extension("text/plain"), m.guess_extension("image/png"), m.guess_extension("no/such"), m.guess_all_extensions("text/html"), m.guess_extension("IMAGE/GIF"), m.guess_extension("image/jpg"), m.guess_extension("image/jpg", strict=False))
m.add_type("x/mine", ".mine")
m.add_type("x/odd", ".odd", strict=False)
print(m.guess_type("a.mine"), m.guess_type("a.odd"), m.guess_type("a.odd", False), m.guess_all_extensions("x/mine"))
m.readfp(io.StringIO("# comment\nx/read  .r1 r2 r3 # more\n\nx/none\n"))
print(m.guess_type("a.r2"), sorted(m.guess_all_extensions("x/read")), m.types_map[True][".r3"], m.suffix_map[".tgz"], m.encodings_map[".gz"], mimetypes.read_mime_types("/no/such/file"))
n = 0
for i in range(300):
    kind, encoding = m.guess_type(f"file{i}" + (".txt", ".tar", ".png", ".css", "")[i % 5] + (".gz", "")[i % 2])
    n += len(kind or "") + len(encoding or "")
print(n)
