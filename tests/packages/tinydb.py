# Documents in a file: inserted, asked, changed and removed, with middleware and a storage of its own.
# pip: tinydb==4.9.0
import json
import os
import tempfile

from tinydb import JSONStorage, Query, TinyDB, where
from tinydb.middlewares import CachingMiddleware
from tinydb.operations import add, decrement, delete, increment
from tinydb.operations import set as put
from tinydb.storages import MemoryStorage, Storage
from tinydb.table import Document

User = Query()
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "db.json")
    with TinyDB(path, sort_keys=True, indent=1) as db:
        print(db.insert({"name": "Ann", "age": 30, "tags": ["x"]}), db.insert_multiple({"name": f"n{n}", "age": n, "deep": {"er": n % 3}} for n in range(10)))
        print(db.search((User.age > 7) | ~(User.name.exists())), db.count(User.deep.er == 1), db.get(User.name.matches("^A")), db.contains(User.tags.any(["x", "y"])), db.search(User.name.test(lambda s, c: c in s, "n1")), db.get(doc_id=3))
        print(db.update(increment("age"), User.age < 3), db.update({"new": True}, doc_ids=[2]), db.update(delete("deep"), User.deep.er == 0), db.upsert({"name": "Ann", "age": 31}, User.name == "Ann"), db.remove(where("age") == 9))
        db.update_multiple([(add("tags", ["y"]), User.name == "Ann"), (decrement("age"), User.name == "n5"), (put("age", 100), User.name == "n6")])
        other = db.table("other", cache_size=2)
        other.insert(Document({"k": 1}, doc_id=7))
        print(other.insert({"k": 2}), other.all(), len(db), db.tables() == {"_default", "other"}, db.search(User.fragment({"new": True})), db.search(User["deep"]["er"].one_of([1, 2]) & (User.age >= 7)))
    with open(path) as file:
        print(sorted(json.load(file)["other"].items()), os.path.getsize(path) > 300)
    with TinyDB(path, storage=CachingMiddleware(JSONStorage)) as again:
        print(again.get(User.name == "Ann"), [d.doc_id for d in again], again.drop_table("other"), again.search(Query().noop())[:1])
        again.truncate()
    print(open(path).read())


class Upper(Storage):
    data = None

    def read(self):
        return self.data

    def write(self, data):
        type(self).data = json.loads(json.dumps(data).upper().replace("_DEFAULT", "_default"))


own = TinyDB(storage=Upper)
own.insert({"a": "text"})
print(own.all(), Upper.data, hash(User.a == 1) == hash(User.a == 1), repr(User.a.b == 2), TinyDB(storage=MemoryStorage))
for wrong in (lambda: own.insert([1]), lambda: (Query() == 3), lambda: own.update({"a": 1}, doc_ids=[99])):
    try:
        wrong()
    except (ValueError, RuntimeError, KeyError) as error:
        print(type(error).__name__, error)
