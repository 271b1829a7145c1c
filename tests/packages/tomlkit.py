# Changes TOML documents and keeps their comments, order and forms.
# pip: tomlkit==0.15.2
import datetime

import tomlkit
from tomlkit import aot, array, comment, document, dumps, inline_table, integer, item, nl, parse, table
from tomlkit.exceptions import NonExistentKey, ParseError

TEXT = """# A document
title = "Example"   # why

[owner]
name = 'Tom'
dob = 1979-05-27T07:32:00-08:00
'quoted key' = 1_000

[servers.alpha]  # first
ip = "10.0.0.1"
ports = [ 8000,
    8001, # the second
]
inline = { x = 1, y.z = "a" }

[[products]]
name = "Hammer"

[[products]]
"""
doc = parse(TEXT)
print(dumps(doc) == TEXT, doc["owner"]["quoted key"], doc["servers"]["alpha"]["ports"], doc.unwrap()["owner"]["dob"], type(doc["title"]).__name__)
doc["title"] = "Changed"
doc["owner"]["age"] = 44
doc["servers"]["alpha"]["ports"].append(8002)
doc["servers"]["alpha"]["inline"]["w"] = [1.5, True]
doc["servers"].add("beta", {"ip": "10.0.0.2"})
doc["products"].append(item({"name": "Nail", "size": 3}))
del doc["owner"]["name"]
doc["owner"]["dob"].comment("a date")
print(dumps(doc))
made = document()
made.add(comment("made"))
made.add(nl())
made.add("n", integer("0x1F"))
made["when"] = datetime.date(2024, 2, 29)
part = table()
part.add("list", array("[1, 2]").multiline(True))
part["inline"] = inline_table()
part["inline"].update({"a": "q\"uote\n"})
made.add("part", part)
many = aot()
many.append(item({"k": 1}))
made.append("many", many)
print(made.as_string(), made == parse(made.as_string()).unwrap(), made.get("none", 3), list(made), "part" in made)
for wrong in ("a = 1\na = 2", "[x", "a = ", "a = 'b", "[a]\n[a]", "x = 2024-13-01"):
    try:
        parse(wrong)
    except ParseError as error:
        print(type(error).__name__, error, error.line)
try:
    doc["missing"]
except NonExistentKey as error:
    print(error)
