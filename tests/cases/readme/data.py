# A database, digests, and XML.
import hashlib
import sqlite3
import xml.dom.minidom
import xml.etree.ElementTree
import xml.parsers.expat

con = sqlite3.connect(":memory:")
con.execute("create table t (name text, size real)")
con.executemany("insert into t values (?, ?)", [("one", 1.5), ("two", 2.5)])
con.create_function("shout", 1, str.upper)
print(con.execute("select shout(name), size from t order by size desc").fetchall())
for name in sorted(hashlib.algorithms_guaranteed):
    made = hashlib.new(name, b"text")
    print(name, made.hexdigest(8) if made.digest_size == 0 else made.hexdigest()[:16])
print(hashlib.scrypt(b"password", salt=b"salt", n=16, r=1, p=1, dklen=8).hex(), hashlib.pbkdf2_hmac("sha256", b"password", b"salt", 10).hex())
root = xml.etree.ElementTree.fromstring("<a><b c='1'>text</b></a>")
print(root[0].attrib, root.findtext("b"), xml.dom.minidom.parseString("<a/>").documentElement.tagName)
try:
    xml.parsers.expat.ParserCreate().Parse("<a></b>")
except xml.parsers.expat.ExpatError as error:
    print(error)
