# html and html.parser: escape, unescape, the events of HTMLParser, one document in pieces.
import html
from html.parser import HTMLParser
from html.entities import name2codepoint, codepoint2name, html5

print(html.escape("<a href='x'>\"&\"</a>"), html.escape("<'\">", quote=False), html.unescape("&lt;&amp;&#65;&#x42;&eacute;&copy &notit; &nope; &#0; &#x110000; &CounterClockwiseContourIntegral;"))
print(name2codepoint["euro"], codepoint2name[233], html5["amp;"], len(html5) > 2000)


class Events(HTMLParser):
    def __init__(self, **k):
        super().__init__(**k)
        self.seen = []

    def handle_starttag(self, tag, attrs):
        self.seen.append(("start", tag, attrs, self.getpos()))

    def handle_endtag(self, tag):
        self.seen.append(("end", tag))

    def handle_startendtag(self, tag, attrs):
        self.seen.append(("both", tag, attrs, self.get_starttag_text()))

    def handle_data(self, data):
        self.seen.append(("data", data))

    def handle_comment(self, data):
        self.seen.append(("comment", data))

    def handle_decl(self, decl):
        self.seen.append(("decl", decl))

    def handle_pi(self, data):
        self.seen.append(("pi", data))

    def handle_entityref(self, name):
        self.seen.append(("entity", name))

    def handle_charref(self, name):
        self.seen.append(("char", name))


text = "<!DOCTYPE html>\n<p class=\"a b\" id=x checked>Hi &amp; <b>bold</b>&#33;<br/><img src='i.png' /><!-- note --><?php x?></P>\n<a href=\"?a=1&amp;b=2\">l</a> 1 < 2"
for options in ({}, {"convert_charrefs": False}):
    parser = Events(**options)
    parser.feed(text)
    parser.close()
    for event in parser.seen:
        print(*event, sep=" | ")
    print()
pieces = Events()
for i in range(0, len(text), 7):
    pieces.feed(text[i:i + 7])
pieces.close()
print("".join(e[1] for e in pieces.seen if e[0] == "data") == "".join(e[1] for e in Events(**{}).seen if e[0] == "data"), [e[1] for e in pieces.seen if e[0] == "start"])
count = 0
for i in range(40):
    parser = Events()
    parser.feed(f"<ul>{'<li>x' * (i % 5)}</ul>")
    count += len(parser.seen)
print(count, sum(len(html.escape("<" * i)) for i in range(100)))
