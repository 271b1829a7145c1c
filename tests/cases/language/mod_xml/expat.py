# pyexpat: every handler with its place, every error with its words and place, and what the library makes of it.
import xml.parsers.expat as ex
p=ex.ParserCreate()
for n in dir(p):
    if n.endswith('Handler') or n=='DefaultHandlerExpand':
        if n in('DefaultHandler','DefaultHandlerExpand'): continue
        def h(*a,n=n):
            print(n,a,(p.CurrentLineNumber,p.CurrentColumnNumber,p.CurrentByteIndex)); return 1
        setattr(p,n,h)
p.Parse(b'''<?xml version="1.0" encoding="iso-8859-1" standalone="no"?>
<!DOCTYPE quotations SYSTEM "quotations.dtd" [
<!ELEMENT root ANY>
<!ATTLIST root a CDATA #IMPLIED b (x|y) "x">
<!ELEMENT l ((a,b?)|c)+>
<!NOTATION notation SYSTEM "notation.jpeg">
<!ENTITY acirc "&#226;">
<!ENTITY external_entity SYSTEM "entity.file">
<!ENTITY unparsed_entity SYSTEM "entity.file" NDATA notation>
%unparsed_entity;
]>
<root attr1="value1" attr2="value2&#8000;">
<myns:subelement xmlns:myns="http://www.python.org/namespace">
     Contents of subelements
</myns:subelement>
<sub2><![CDATA[contents of CDATA section]]></sub2>
&external_entity;
&skipped_entity;
\xb5 &acirc; &lt;<!-- c --><?pi data?>
</root>''',True)
for d in (b"",b"<a>",b"<a></b>",b"abc",b"<a/>b",b"<a>&x;</a>",b"<a b='1' b='2'/>",b"<a>\xff</a>",b"<a>]]></a>",b"<a",b"<a b=1/>",b"<?xml version='1.0' encoding='utf-16'?><a/>",b"<a>&#0;</a>",b"<!DOCTYPE a [<!ENTITY x '&x;'>]><a>&x;</a>",b"<!DOCTYPE a [<!ENTITY x '<b>'>]><a>&x;</a>",b"<a>\n <b\n></c>",b"<a/><b/>",b"<a><?xml version='1.0'?></a>",b" <?xml version='1.0'?><a/>",b"<a xmlns:x='y'><z:b/></a>"):
    for sep in (None,' '):
        p=ex.ParserCreate(namespace_separator=sep)
        try: p.Parse(d,True); print(d,"ok")
        except ex.ExpatError as e: print(d,e,e.code,p.ErrorByteIndex)

# Pieces of any size give the same; texts together or not; external entities; namespaces; handlers that fail or change.
DOCUMENT = """<?xml version='1.0'?>
<!DOCTYPE list [
<!ENTITY inner "some <b>bold</b> text">
<!ENTITY % both "<!ENTITY late 'late'>">
<!ENTITY outer SYSTEM "outer.xml">
%both;
<!ATTLIST item kind NMTOKENS "a  b" id ID #REQUIRED>
]>
<list xmlns:p="urn:p" xmlns="urn:d"><item id="  x1 " p:at="&lt;1&#x41;&late;">&inner;</item>
<p:item>a]]&gt;b\rc\r\nd</p:item>&outer;<!-- note --><?do this?></list>"""


def events(size, separator=None, **settings):
    found = []
    parser = ex.ParserCreate(namespace_separator=separator)
    for name, value in settings.items():
        setattr(parser, name, value)
    parser.SetParamEntityParsing(ex.XML_PARAM_ENTITY_PARSING_ALWAYS)

    def outside(context, base, system, public):
        found.append(("outside", sorted(context.split("\f")), system, parser.CurrentLineNumber))
        inner = parser.ExternalEntityParserCreate(context)
        inner.Parse("<?xml encoding='us-ascii'?>from <p:outside/> there", True)
        return 1

    parser.StartElementHandler = lambda name, attributes: found.append(("start", name, attributes))
    parser.EndElementHandler = lambda name: found.append(("end", name))
    parser.CharacterDataHandler = lambda text: found.append(("text", text))
    parser.StartNamespaceDeclHandler = lambda prefix, uri: found.append(("bind", prefix, uri))
    parser.EndNamespaceDeclHandler = lambda prefix: found.append(("unbind", prefix))
    parser.ExternalEntityRefHandler = outside
    parser.CommentHandler = lambda text: found.append(("comment", text))
    data = DOCUMENT.encode()
    for at in range(0, len(data), size):
        parser.Parse(data[at : at + size])
    parser.Parse(b"", True)
    return found


whole = events(10**6, " ", buffer_text=True, namespace_prefixes=True)
for event in whole:
    print(event)
print(events(10**6, None, buffer_text=True, ordered_attributes=True)[:4])
print(events(10**6, "!", specified_attributes=True)[:6])


def joined(found):
    made = []
    for event in found:
        if event[0] == "text" and made and made[-1][0] == "text":
            made[-1] = ("text", made[-1][1] + event[1])
        else:
            made.append(event)
    return made


print([joined(events(size, " ", namespace_prefixes=True)) == whole for size in (1, 2, 3, 7, 50)])
for encoding in ("utf-8", "utf-16", "utf-16-be", "iso-8859-1", "cp1252", "koi8-r"):
    try:
        text = f"<?xml version='1.0' encoding='{encoding}'?><a>\u00e9\u20ac</a>" if encoding != "iso-8859-1" else f"<?xml version='1.0' encoding='{encoding}'?><a>\u00e9</a>"
        parser, found = ex.ParserCreate(), []
        parser.CharacterDataHandler = found.append
        parser.Parse(text.encode(encoding, "replace"), True)
        print(encoding, found)
    except (ex.ExpatError, ValueError) as error:
        print(encoding, type(error).__name__, error)
parser = ex.ParserCreate()
parser.StartElementHandler = lambda name, attributes: 1 / 0
try:
    parser.Parse("<a><b/></a>", True)
except ZeroDivisionError as error:
    print(error, parser.StartElementHandler)
parser = ex.ParserCreate()
parser.DefaultHandler = lambda text: print(end=f"[{text}]")
parser.Parse('<!DOCTYPE a PUBLIC "-//x" "y"> <a b="1"> &amp;<!--c--></a>', True)
print()
for name, value in (("buffer_size", 0), ("buffer_size", "x")):
    try:
        setattr(parser, name, value)
    except Exception as error:
        print(type(error).__name__, error)
try:
    parser.Parse("<b/>", True)
except ex.ExpatError as error:
    print(error, error.code == ex.errors.codes[ex.errors.XML_ERROR_FINISHED])
bomb = "<!DOCTYPE a [<!ENTITY e0 '" + "x" * 1000 + "'>" + "".join(f"<!ENTITY e{i} '{f'&e{i - 1};' * 10}'>" for i in range(1, 9)) + "]><a>&e8;</a>"
try:
    ex.ParserCreate().Parse(bomb, True)
except ex.ExpatError as error:
    print(str(error).partition(":")[0])
print(ex.ErrorString(7), ex.model.XML_CTYPE_SEQ, ex.native_encoding, type(parser))

import xml.dom.minidom
import xml.etree.ElementTree as tree
import xml.sax

total = 0
for i in range(60):
    text = "<r>" + "".join(f"<n v='{j}'>{j}</n>" for j in range(i)) + "</r>"
    total += sum(int(node.get("v")) + int(node.text) for node in tree.fromstring(text))
print(total, xml.dom.minidom.parseString("<a><!--c--><b x='1'>&amp;</b></a>").toxml())


class Handler(xml.sax.ContentHandler):
    def startElementNS(self, name, qname, attributes):
        print(name, qname, dict(attributes.items()))


import io

reader = xml.sax.make_parser()
reader.setFeature(xml.sax.handler.feature_namespaces, True)
reader.setContentHandler(Handler())
reader.parse(io.StringIO("<a xmlns='u' xmlns:q='v'><q:b q:c='1' d='2'/></a>"))
