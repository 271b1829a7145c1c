# Reads pages as browsers do, into several trees, and writes them.
# pip: html5lib==1.1 six==1.17.0 webencodings==0.6.1
import html5lib
from html5lib import HTMLParser, getTreeBuilder, getTreeWalker, serialize
from html5lib.filters import alphabeticalattributes, whitespace
from html5lib.serializer import HTMLSerializer

TEXTS = ["<p>one<p>two <b>bold <i>both</b> it</i>", "<table><tr>x<td>1</table><li>a<li>b", "<!DOCTYPE html><title>T &amp; &notit; &#x80;</title><body a=1 A=2><svg viewbox='0'><foreignObject><p>in</svg>", "<select><option>1<option>2<div>x</select>", "a<br/>b</p>c<!-- d --!><textarea>\n<b></textarea><script>if (a < b) </x></script>", "<a href=1>x<a href=2>y</a><form><form><input></form>", "<frameset><frame>", "\x00null &#0; <math><mi>x</mi></math>"]
for text in TEXTS:
    parser = HTMLParser(tree=getTreeBuilder("etree"), namespaceHTMLElements=False)
    tree = parser.parse(text)
    print(serialize(tree, tree="etree", omit_optional_tags=False, quote_attr_values="always"))
    print([(where, code) for where, code, _ in parser.errors][:6])
dom = html5lib.parse("<p class='b a' id=x>text<br>more</p>", treebuilder="dom")
print(dom.getElementsByTagName("p")[0].toxml(), dom.documentElement.namespaceURI)
fragment = html5lib.parseFragment("<td>cell<p>x", container="tr", treebuilder="etree")
print(fragment.tag, [child.tag for child in fragment])
walker = getTreeWalker("etree")
stream = alphabeticalattributes.Filter(whitespace.Filter(walker(html5lib.parse("<pre>  a  b</pre><p z=1 b=2>c   \n d</p>"))))
print(HTMLSerializer(quote_attr_values="spec", use_trailing_solidus=True).render(stream))
print([token["type"] for token in walker(html5lib.parseFragment("<b>x</b> y"))], html5lib.parse("é".encode("cp1252"), transport_encoding="windows-1252").find(".//{*}body").text)
try:
    HTMLParser(strict=True).parse("<p")
except html5lib.html5parser.ParseError as error:
    print(type(error).__name__, error)
print(len(serialize(html5lib.parse("<div><span>x" * 100))))
