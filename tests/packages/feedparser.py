# Reads feeds in RSS, Atom and RDF, well formed and not.
# pip: feedparser==6.0.14 feedparser-sgmllib==2.1.0
import feedparser

FEEDS = {
    "rss": """<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>News &amp; more</title><link>http://example.org/</link><description>All</description><ttl>60</ttl>
<item><title>First</title><link>http://example.org/1</link><guid isPermaLink="false">id1</guid><pubDate>Thu, 01 Feb 2024 10:00:00 +0200</pubDate><description>&lt;p onclick="x"&gt;Text &lt;script&gt;bad()&lt;/script&gt;&lt;a href="/rel"&gt;l&lt;/a&gt;</description><category>a</category><category domain="d">b</category><enclosure url="http://x/y.mp3" length="12" type="audio/mpeg"/><itunes:duration>1:02</itunes:duration></item>
<item><title>Second</title><author>me@example.org (Me)</author><media:thumbnail url="http://x/t.png"/></item></channel></rss>""",
    "atom": """<feed xmlns="http://www.w3.org/2005/Atom" xml:base="http://example.org/base/" xml:lang="en"><title type="html">A &lt;b&gt;feed&lt;/b&gt;</title><id>urn:x</id><updated>2024-02-29T01:02:03.5Z</updated><author><name>Ann</name><email>a@b.c</email></author><link rel="self" href="self"/>
<entry><title>E</title><id>urn:1</id><link href="one"/><published>2024-01-01T00:00:00-05:00</published><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><em>x</em><a href="z">q</a></div></content><summary>s</summary></entry></feed>""",
    "rdf": """<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="http://x"><title>R</title></channel><item rdf:about="http://x/1"><title>I</title><dc:creator>Bob</dc:creator><dc:date>2024-03</dc:date></item></rdf:RDF>""",
    "broken": "<rss><channel><title>Open & never <item><title>x</title><link>http://a/?b&c</link>",
    "none": "not a feed",
}
for name, text in FEEDS.items():
    found = feedparser.parse(text.encode())
    print(name, found.version, bool(found.bozo), type(found.get("bozo_exception")).__name__ if found.bozo else "", found.encoding)
    print("  ", {key: found.feed.get(key) for key in ("title", "link", "subtitle", "ttl", "author", "id", "updated_parsed")})
    for entry in found.entries:
        print("  ", {key: entry.get(key) for key in ("title", "link", "id", "author", "summary", "published_parsed", "updated_parsed", "tags", "enclosures", "content", "itunes_duration", "media_thumbnail")})
