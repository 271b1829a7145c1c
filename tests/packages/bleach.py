# Cleans and links texts from strangers.
# pip: bleach==6.4.0 webencodings==0.6.1
import bleach
from bleach.callbacks import nofollow, target_blank
from bleach.linkifier import Linker, LinkifyFilter
from bleach.sanitizer import ALLOWED_TAGS, Cleaner

for text in ("an <script>evil()</script> example", "<b onclick=x>bold</b> & <i>it</i> <unknown>", "<a href='javascript:alert(1)' title=\"t\">x</a>", "<p>open <b>never closed", "a < b > c &amp; &lt; &nbsp; &bogus;", "<!-- c --><img src=x onerror=y>", "<a href='http&#58;//ok'>k</a><style>p{}</style>", "<<b>>x</<b>>"):
    print(bleach.clean(text), "|", bleach.clean(text, strip=True), "|", bleach.clean(text, tags={"p", "b"}, strip=True, strip_comments=False))
print(bleach.clean("<p class=a style='color: red' data-x=1>t</p>", tags={"p"}, attributes={"*": ["class"], "p": lambda tag, name, value: name.startswith("data-")}))
for text in ("see http://example.org/a?b=1&c=2, ok", "mail me@example.org", "www.example.com <a href='http://x.y'>kept</a> <pre>no.link.com</pre>", "(example.org) http://a.b/(c)", "nothing.here1 a.museum"):
    print(bleach.linkify(text), bleach.linkify(text, parse_email=True, skip_tags=["pre"], callbacks=[nofollow, target_blank]))


def only_https(attrs, new=False):
    if new and not attrs[(None, "href")].startswith("https"):
        return None
    attrs[(None, "class")] = "out"
    return attrs


print(Linker(callbacks=[only_https]).linkify("http://a.org https://b.org"), sorted(ALLOWED_TAGS)[:4])
cleaner = Cleaner(tags={"b", "a"}, attributes={"a": ["href"]}, protocols={"https", "ftp"}, filters=[LinkifyFilter])
print([cleaner.clean(text) for text in ("<b>example.org</b>", "<a href='http://x'>y</a>", "<a href='ftp://x'>y</a>")], len(bleach.clean("<b>x</b><i onclick=1>y</i>" * 100)))
try:
    bleach.clean(3)
except TypeError as error:
    print(error)
