# csv: dialects registered and sniffed, quoting of every kind, DictReader and DictWriter with missing and extra fields, errors, round trips in loops.
import csv
import io


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except (csv.Error, TypeError, ValueError, StopIteration) as e:
        return f"{type(e).__name__}: {e}"


class Semi(csv.Dialect):
    delimiter, quotechar, lineterminator, quoting, skipinitialspace, doublequote, escapechar = ";", "'", "\n", csv.QUOTE_MINIMAL, True, False, "\\"


csv.register_dialect("semi", Semi)
csv.register_dialect("pipes", "excel", delimiter="|", strict=True)
print(sorted(csv.list_dialects()), csv.get_dialect("pipes").delimiter, csv.get_dialect("semi").escapechar, t(csv.get_dialect, "none"), csv.unregister_dialect("pipes"), t(csv.unregister_dialect, "pipes"))
rows = [["a", "b c", 'q"q'], ["1;2", "it's", "x\\y"], [1, 2.5, None], ["", " s", "l1\nl2"], ["-", "é", True]]
for options in ({}, {"dialect": "semi"}, {"quoting": csv.QUOTE_ALL}, {"quoting": csv.QUOTE_NONNUMERIC}, {"quoting": csv.QUOTE_NONE, "escapechar": "\\"}, {"dialect": "excel-tab"}, {"dialect": "unix"}):
    out = io.StringIO()
    w = csv.writer(out, **options)
    print(options, w.writerows(rows), repr(out.getvalue()))
    if options.get("lineterminator") is None and options.get("quoting") != csv.QUOTE_NONNUMERIC:
        print([len(r) for r in csv.reader(io.StringIO(out.getvalue(), newline=""), **options)])
print(list(csv.reader(["a,b", '"x\n', 'y",z', "", " p, q ", 'm"n"o', '"a"b,c', "'k'"])), list(csv.reader(["1,'a',2.5"], quotechar="'", quoting=csv.QUOTE_NONNUMERIC)), list(csv.reader(["a b  c"], delimiter=" ")), list(csv.reader([r"a\,b,c\\"], escapechar="\\", quoting=csv.QUOTE_NONE)))
r = csv.reader(io.StringIO("x,y\n1,2\n"))
print(next(r), r.line_num, list(r), r.line_num, r.dialect.delimiter, t(next, r))
d = csv.DictReader(io.StringIO("a,b\n1,2,3,4\n5\n\n6,7\n"), restkey="more", restval="?")
print(d.fieldnames, list(d), d.line_num)
out = io.StringIO()
w = csv.DictWriter(out, ["a", "b"], restval="-", extrasaction="ignore", lineterminator="\n")
print(w.writeheader(), w.writerow({"a": 1}), w.writerows([{"b": 2, "z": 3}, {}]), repr(out.getvalue()), t(csv.DictWriter(out, ["a"]).writerow, {"a": 1, "q": 2}), t(csv.DictWriter, out, [], extrasaction="x"))
for bad in (lambda: csv.writer(out).writerow(5), lambda: csv.writer(5), lambda: csv.reader(5), lambda: csv.writer(out, delimiter="ab"), lambda: csv.writer(out, delimiter=""), lambda: csv.writer(out, quotechar="xy"), lambda: csv.writer(out, quoting=9), lambda: csv.writer(out, quoting=csv.QUOTE_NONE).writerow(["a,b"]), lambda: csv.writer(out, quotechar=None), lambda: next(csv.reader(['"a"b'], strict=True)), lambda: next(csv.reader(['"open'], strict=True)), lambda: next(csv.reader([b"bytes"])), lambda: csv.writer(out, nothing=1), lambda: list(csv.reader(["x" * 200000])), lambda: list(csv.reader(["a,1"], quoting=csv.QUOTE_NONNUMERIC)), lambda: csv.field_size_limit("x"), lambda: csv.writer(out).writerow([]), lambda: csv.Dialect()):
    got = t(bad)
    print(type(got).__name__ if not isinstance(got, (str, int)) else got)
s = csv.Sniffer()
for sample in ("a;b;c\n1;2;3\n4;5;6\n", "x|'y'|z\n1|'2'|3\n", "n\tm\n1\t2\n3\t4\n"):
    q = s.sniff(sample)
    print(repr(q.delimiter), q.quotechar, q.doublequote, q.skipinitialspace, s.has_header(sample))
print(t(s.sniff, "plain text without any"), s.has_header("name,age\nann,5\nbob,77\n"), s.has_header("1,2\n3,4\n"))
n = 0
for i in range(100):
    row = [str(i), "x,y" * (i % 3), '"' * (i % 4), "a\nb" if i % 5 else "", chr(97 + i % 26)]
    out = io.StringIO(newline="")
    csv.writer(out, quoting=i % 2).writerow(row)
    assert next(csv.reader(io.StringIO(out.getvalue(), newline=""))) == row
    n += len(out.getvalue())
print(n)
