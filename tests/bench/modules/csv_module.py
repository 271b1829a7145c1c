import csv
import io

from measured import main

lines = ["%d,name %d,%.2f,plain" % (i, i, i / 3) for i in range(100)]
quoted = ['%d,"a, ""quoted"" text",%d,"two\nlines"\n' % (i, i * i) for i in range(100)]
headed = ["id,name,price,kind"] + lines
rows = [[i, "name %d" % i, i / 3, "plain"] for i in range(100)]
marked = [[i, 'a, "quoted" text', None, "two\nlines"] for i in range(100)]
dicts = [{"id": i, "name": "name %d" % i, "price": i / 3} for i in range(100)]


class Sink:
    def write(self, text):
        pass


def written(rows, **options):
    sink = io.StringIO()
    csv.writer(sink, **options).writerows(rows)
    return sink.getvalue()


def one_by_one():
    writer = csv.writer(Sink())
    for row in rows:
        writer.writerow(row)


def from_dicts():
    sink = io.StringIO()
    writer = csv.DictWriter(sink, ["id", "name", "price"])
    writer.writeheader()
    writer.writerows(dicts)
    return sink.getvalue()


main(globals(), [
    ("read plain", "list(csv.reader(lines))"),
    ("read quoted", "list(csv.reader(quoted))"),
    ("read file", "list(csv.reader(io.StringIO('\\r\\n'.join(lines), newline='')))"),
    ("DictReader", "list(csv.DictReader(headed))"),
    ("writerows", "written(rows)"),
    ("write quoted", "written(marked)"),
    ("write all quoted", "written(rows, quoting=csv.QUOTE_ALL)"),
    ("writerow", "one_by_one()"),
    ("DictWriter", "from_dicts()"),
    ("sniff", "csv.Sniffer().sniff('a;b;c\\n1;2;3\\n').delimiter"),
])
