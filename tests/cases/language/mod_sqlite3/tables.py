# sqlite3: rows, types, parameters, transactions, row factories, errors with their codes, adapters and converters.
import datetime
import sqlite3

con = sqlite3.connect(":memory:", detect_types=sqlite3.PARSE_DECLTYPES | sqlite3.PARSE_COLNAMES)
cur = con.cursor()
cur.execute("create table items (id integer primary key, name text, price real, data blob, day date, at timestamp, extra point)")
print(con.in_transaction, cur.rowcount, cur.lastrowid, cur.description)


class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __conform__(self, protocol):
        if protocol is sqlite3.PrepareProtocol:
            return f"{self.x};{self.y}"

    def __repr__(self):
        return f"Point({self.x}, {self.y})"


sqlite3.register_converter("point", lambda data: Point(*map(int, data.split(b";"))))
rows = [(f"item {i}", i / 4, bytes([i]), datetime.date(2024, 1, 1 + i), datetime.datetime(2024, 1, 1, i, 30, 0, 250 * i), Point(i, -i)) for i in range(12)]
cur.executemany("insert into items (name, price, data, day, at, extra) values (?, ?, ?, ?, ?, ?)", rows)
print(con.in_transaction, cur.rowcount, cur.lastrowid, con.total_changes)
con.commit()
print([column[0] for column in cur.execute("select * from items where id < 3").description], cur.fetchall())
print(cur.execute('select id, "a;b" as "p [point]", 7 from items where name = :name', {"name": "item 5"}).description[1][0] if False else cur.execute('select "4;5" as "p [point]", 7 as n').fetchone(), cur.description)

# Types both ways.
for value in (None, 0, -1, 2**63 - 1, -(2**63), 1.5, float("inf"), "", "é\U0001f600", b"", b"\0\1", bytearray(b"xy"), memoryview(b"abc"), True):
    print(repr(value)[:30] if not isinstance(value, memoryview) else "view", con.execute("select ?, typeof(?1)", (value,)).fetchone())
for value in (2**63, [], object, "\ud800", 1j, {}):
    try:
        con.execute("select ?", (value,))
    except Exception as error:
        print(type(error).__module__, type(error).__name__, error)

# What goes wrong.
con.execute("create unique index names on items (name)")
for sql, parameters in (
    ("select nope from items", ()),
    ("selec 1", ()),
    ("select 1; select 2", ()),
    ("select ?, ?", (1,)),
    ("select :a, :b", {"a": 1}),
    ("select ?", {"a": 1}),
    ("select ?", 5),
    ("insert into items (name) values ('item 1')", ()),
    ("insert into missing values (1)", ()),
    ("select \0", ()),
    ("", ()),
    ("-- nothing", ()),
    ("commit", ()),
):
    try:
        print(con.execute(sql, parameters).fetchall())
    except Exception as error:
        print(type(error).__name__, error, getattr(error, "sqlite_errorcode", None), getattr(error, "sqlite_errorname", None))
con.rollback()
print([error.__mro__[1].__name__ for error in (sqlite3.Warning, sqlite3.Error, sqlite3.InterfaceError, sqlite3.DatabaseError, sqlite3.IntegrityError)])

# Transactions.
try:
    with con:
        con.execute("delete from items")
        print(con.execute("select count(*) from items").fetchone(), con.in_transaction)
        1 / 0
except ZeroDivisionError:
    print(con.execute("select count(*) from items").fetchone(), con.in_transaction)
with con:
    con.execute("delete from items where id > 6")
print(con.in_transaction, con.isolation_level, con.execute("select count(*) from items").fetchone())
con.isolation_level = None
con.execute("begin")
con.execute("delete from items")
con.execute("rollback")
print(con.execute("select count(*) from items").fetchone())
for level in ("immediate", "x", 3):
    try:
        con.isolation_level = level
        print(con.isolation_level)
    except Exception as error:
        print(type(error).__name__, error)

# Rows.
con.row_factory = sqlite3.Row
row = con.execute("select id, name as Label, price from items where id = 2").fetchone()
print(row.keys(), row["label"], row["LABEL"], row[0], row[-1], row[1:], tuple(row), len(row), dict(row), row == row, hash(row) == hash(row), "item 1" in row)
for key in ("none", 9, 1.5):
    try:
        row[key]
    except Exception as error:
        print(type(error).__name__, error)
con.row_factory = lambda cursor, row: {column[0]: value for column, value in zip(cursor.description, row)}
print(con.execute("select id, name from items limit 2").fetchall())
con.row_factory = None
con.text_factory = bytes
print(con.execute("select name from items limit 1").fetchone())
con.text_factory = lambda data: data.decode().upper()
print(con.execute("select name from items limit 1").fetchone())
con.text_factory = str
try:
    con.execute("select cast(x'ff41' as text) as broken").fetchone()
except sqlite3.OperationalError as error:
    print(str(error).split(" with ")[0])

# A hot loop over rows, a cursor that is used again meanwhile, and what many rows sum up to.
con.execute("create table numbers (n integer, half real)")
con.executemany("insert into numbers values (?, ?)", ((i, i / 2) for i in range(2000)))
total = 0
for n, half in con.execute("select n, half from numbers"):
    total += n if half * 2 == n else 0
print(total, con.execute("select sum(n) from numbers").fetchone()[0])
cur = con.execute("select n from numbers order by n")
print(cur.fetchmany(3), cur.fetchone(), len(cur.fetchmany(100)), len(cur.fetchall()), cur.fetchone(), cur.arraysize)
cur.executescript("create table more (a); insert into more values (1); insert into more values (2);")
print(cur.execute("select * from more").fetchall(), [line for line in con.iterdump() if "more" in line])
print(sqlite3.complete_statement("select 1;"), sqlite3.complete_statement("select '1;"), sqlite3.paramstyle, sqlite3.apilevel)
con.close()
for call in (lambda: con.execute("select 1"), cur.fetchone, con.commit, lambda: con.total_changes, lambda: sqlite3.connect("/nonexistent/folder/x")):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
