# xml without a parser: ElementTree built by hand, searched, changed, written; a minidom document made node by node.
import io
import xml.etree.ElementTree as ET
from xml.dom import minidom

root = ET.Element("root", {"a": "1"}, b="<&\"'>")
for i in range(4):
    item = ET.SubElement(root, "item", id=str(i))
    item.text = f"text {i} & <more>"
    item.tail = "\n"
    ET.SubElement(item, "sub" if i % 2 else "other").text = "é" * i or None
root.append(ET.Comment("a -- comment"))
root.append(ET.ProcessingInstruction("pi", "data"))
print(ET.tostring(root), ET.tostring(root, "unicode"), ET.tostring(root, "us-ascii"), ET.tostring(root, "utf-8", xml_declaration=True)[:40], sep="\n")
print(ET.tostring(root[0], method="text", encoding="unicode"), ET.tostring(ET.Element("br"), "unicode", method="html"), ET.tostring(ET.Element("e"), "unicode", short_empty_elements=False))
print(len(root), root[1].tag, root.get("a"), root.get("z", "none"), sorted(root.keys()), list(root.items()), root.attrib, root[0].find("other") is root[0][0], bool(root.findtext("item")), root.findtext("nope", "dflt"), [e.get("id") for e in root.iterfind("item")], [e.tag for e in root.iter()][:4] , list(root.itertext())[:3])
for path in (".", "*", "item/sub", ".//sub", "item[@id='2']", "item[2]", "item[last()]", "item[sub]", "item[sub='é']", ".//*[@id]", "item/..", "item[@id!='1']", "item[.='x']", "./item[1]/other"):
    print(path, [getattr(e, "tag", e) if isinstance(e.tag, str) else "-" for e in root.findall(path)])
for bad in ("item[", "/item", "item[0]", "item[@id=]"):
    try:
        print(bad, root.findall(bad))
    except (SyntaxError, KeyError, TypeError) as e:
        print(bad, type(e).__name__, e)
root.remove(root[0])
root.insert(0, ET.Element("first"))
root[1:3] = [ET.Element("x"), ET.Element("y")]
root.set("new", "v")
del root[-1]
root.extend([ET.Element("{http://ns}q", {"{http://ns}a": "1"}), ET.Element("{urn:other}w")])
ET.register_namespace("known", "http://ns")
ET.indent(root, "  ")
print(ET.tostring(root, "unicode"))
for bad in (lambda: ET.Element(5, 5), lambda: root.append("x"), lambda: root.remove(ET.Element("zz")), lambda: root[50], lambda: ET.tostring(ET.Element(5)), lambda: ET.Element("a", b=5) is not None and ET.tostring(ET.Element("a", b=5)), lambda: ET.register_namespace("ns1", "x")):
    try:
        print(bad())
    except (TypeError, ValueError, IndexError, AttributeError) as e:
        print(type(e).__name__)
tree, out = ET.ElementTree(root), io.BytesIO()
tree.write(out, encoding="utf-8", xml_declaration=True, default_namespace=None)
print(len(out.getvalue()), tree.getroot() is root, ET.iselement(root), ET.iselement(5), ET.QName("http://ns", "t").text, ET.QName("a") == "a")
b = ET.TreeBuilder()
b.start("a", {"k": "v"}), b.data("te"), b.data("xt"), b.start("b", {}), b.end("b"), b.data("tail"), b.end("a")
print(ET.tostring(b.close()))
doc = minidom.Document()
top = doc.appendChild(doc.createElement("top"))
top.setAttribute("k", "v<")
for i in range(3):
    n = top.appendChild(doc.createElement("n"))
    n.appendChild(doc.createTextNode(f"t{i}&"))
top.insertBefore(doc.createComment("c"), top.firstChild)
print(doc.toxml(), doc.toprettyxml(indent=" "), [e.firstChild.data for e in doc.getElementsByTagName("n")], top.hasAttribute("k"), top.childNodes[1].nextSibling is top.childNodes[2], top.cloneNode(True).toxml() == top.toxml(), top.nodeName, top.nodeType)
print(sum(len(ET.tostring(ET.Element("t", a=str(i)))) for i in range(100)))
