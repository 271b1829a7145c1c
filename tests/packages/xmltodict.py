# From XML to dictionaries and back: attributes, lists, namespaces, streams, callbacks and errors.
# pip: xmltodict==1.0.4
import io
import json
from xml.parsers.expat import ExpatError

import xmltodict

TEXT = """<?xml version="1.0" encoding="utf-8"?>
<!-- comment -->
<shop xmlns="http://example.org/" xmlns:p="http://example.org/p" open="yes">
  <item id="1"><name>Tea &amp; cake</name><p:price currency="EUR">2.50</p:price></item>
  <item id="2"><name><![CDATA[<raw>]]></name><empty/></item>
  text between
</shop>"""
print(json.dumps(xmltodict.parse(TEXT), indent=1))
print(json.dumps(xmltodict.parse(TEXT, process_namespaces=True, namespaces={"http://example.org/": None, "http://example.org/p": "p"})))
print(xmltodict.parse(TEXT, attr_prefix="", force_list=("name",), dict_constructor=dict)["shop"]["item"][0])
seen = []


def handle(path, item):
    seen.append((path[-1], item if isinstance(item, str) else sorted(item)))
    return len(seen) < 3


records = "".join(f"<r n='{n}'><v>{n * n}</v></r>" for n in range(200))
try:
    xmltodict.parse(f"<all>{records}</all>", item_depth=2, item_callback=handle)
except xmltodict.ParsingInterrupted:
    print("interrupted", seen)
print(sum(int(r["v"]) for r in xmltodict.parse(io.BytesIO(f"<all>{records}</all>".encode()))["all"]["r"]))
print(xmltodict.parse("<a>1</a>", postprocessor=lambda path, key, value: (key + "!", int(value) if value else value)))
made = {"root": {"@id": "x", "item": [{"#text": "<&>", "@k": '"'}, None, "b", True], "deep": {"er": {"est": 1.5}}}}
print(xmltodict.unparse(made, pretty=True, indent="  "))
print(xmltodict.unparse(made, full_document=False, short_empty_elements=True), xmltodict.parse(xmltodict.unparse(made))["root"]["item"][0])
for wrong in ("<a><b></a>", "", "<a>&undefined;</a>", "<a/><b/>"):
    try:
        xmltodict.parse(wrong)
    except ExpatError as error:
        print(type(error).__name__, error, error.code)
try:
    xmltodict.unparse({"a": 1, "b": 2})
except ValueError as error:
    print(error)
