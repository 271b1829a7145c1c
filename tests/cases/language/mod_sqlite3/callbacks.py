# sqlite3: functions, aggregates, window functions, collations and hooks of the program; blobs, copies, files.
import os
import sqlite3
import tempfile

con = sqlite3.connect(":memory:")
con.create_function("twice", 1, lambda x: x * 2, deterministic=True)
con.create_function("count", -1, lambda *args: len(args))
print(con.execute("select twice(4), twice(1.5), twice('ab'), twice(x'01'), count(), count(1, 2, 3)").fetchone())


def wrong(kind):
    if kind == 0:
        raise ValueError("no")
    return {1: object(), 2: 2**70, 3: "\ud800", 4: None, 5: bytearray(b"x"), 6: b""}[kind]


con.create_function("wrong", 1, wrong)
for kind in range(7):
    try:
        print(kind, con.execute("select wrong(?)", (kind,)).fetchone())
    except sqlite3.Error as error:
        print(kind, type(error).__name__, error)


class Mean:
    def __init__(self):
        self.all = []

    def step(self, value):
        if value == 99:
            raise KeyError(value)
        self.all.append(value)

    def inverse(self, value):
        self.all.remove(value)

    def value(self):
        return sum(self.all) / len(self.all)

    def finalize(self):
        return self.value() if self.all else "none"


con.create_aggregate("mean", 1, Mean)
con.create_window_function("moving", 1, Mean)
con.execute("create table t (k text, n integer)")
con.executemany("insert into t values (?, ?)", [("ab"[i % 2], i) for i in range(10)])
print(con.execute("select k, mean(n) from t group by k order by k").fetchall(), con.execute("select mean(n) from t where n > 50").fetchone())
print(con.execute("select n, moving(n) over (order by n rows between 1 preceding and current row) from t where n < 5").fetchall())
try:
    con.execute("select mean(99)")
except sqlite3.OperationalError as error:
    print(error)

calls = 0


def backwards(a, b):
    global calls
    calls += 1
    return (a < b) - (a > b)


con.create_collation("backwards", backwards)
print([k for k, in con.execute("select distinct k || n as x from t order by x collate backwards limit 3")], calls > 10)
con.create_collation("backwards", None)
try:
    con.execute("select k from t order by k collate backwards")
except sqlite3.OperationalError as error:
    print(error)

seen = []
con.set_trace_callback(seen.append)
con.execute("select n from t where n = ?", (3,)).fetchall()
con.set_trace_callback(None)
con.execute("select 1")
print(seen)
con.set_authorizer(lambda action, *names: sqlite3.SQLITE_DENY if action == sqlite3.SQLITE_READ and names[1] == "n" else sqlite3.SQLITE_OK)
try:
    con.execute("select n from t")
except sqlite3.DatabaseError as error:
    print(type(error).__name__, error)
con.set_authorizer(None)
print(con.execute("select n from t limit 1").fetchall())
steps = []
con.set_progress_handler(lambda: steps.append(1) or len(steps) > 5, 100)
try:
    con.execute("with recursive c(x) as (select 1 union all select x + 1 from c limit 100000) select sum(x) from c").fetchall()
except sqlite3.OperationalError as error:
    print(error, len(steps))
con.set_progress_handler(None, 0)


def nested(x):
    return con.execute("select n + ? from t where n = 1", (x,)).fetchone()[0]


con.create_function("nested", 1, nested)
print(con.execute("select nested(n) from t where n < 3").fetchall())

# Blobs in place.
con.execute("create table blobs (b blob)")
con.execute("insert into blobs values (zeroblob(10))")
with con.blobopen("blobs", "b", 1) as blob:
    blob.write(b"hello")
    blob.seek(-1, os.SEEK_END)
    blob.write(b"!")
    blob[5] = 32
    blob[6:9] = b"xyz"
    blob.seek(0)
    print(len(blob), blob.read(5), blob.tell(), blob[0], blob[-1], blob[1:8:2], blob.read())
    for wrong in (lambda: blob[10], lambda: blob.write(b"too long"), lambda: blob.seek(11), lambda: blob["a"]):
        try:
            wrong()
        except Exception as error:
            print(type(error).__name__, error)
print(con.execute("select b from blobs").fetchone())

# Files, copies, and two connections.
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "data.db")
    target = sqlite3.connect(path)
    con.commit()
    con.backup(target, pages=1, progress=lambda status, left, total: steps.append(left))
    print(target.execute("select count(*) from t").fetchone(), steps[-1])
    target.execute("delete from t where n > 2")
    other = sqlite3.connect(path, timeout=0)
    try:
        other.execute("delete from t")
    except sqlite3.OperationalError as error:
        print(error, error.sqlite_errorname)
    target.commit()
    print(other.execute("select n from t").fetchall(), os.path.exists(path))
    target.close()
    other.close()
    copy = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        copy.execute("delete from t")
    except sqlite3.OperationalError as error:
        print(error)
    copy.close()
data = con.serialize()
again = sqlite3.connect(":memory:")
again.deserialize(data)
print(again.execute("select count(*) from t").fetchone(), again.getlimit(sqlite3.SQLITE_LIMIT_ATTACHED) > 0)


class Own(sqlite3.Connection):
    def cursor(self):
        made = super().cursor(OwnCursor)
        return made


class OwnCursor(sqlite3.Cursor):
    def execute(self, sql, *args):
        return super().execute(sql.replace("!", "?"), *args)


own = sqlite3.connect(":memory:", factory=Own)
print(own.cursor().execute("select !", (5,)).fetchone(), type(own.cursor()).__name__)
