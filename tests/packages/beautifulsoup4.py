# Reads broken pages, searches them by names, selectors and functions, changes and prints them.
# pip: beautifulsoup4==4.15.0 soupsieve==2.10 typing_extensions==4.16.0
import re

from bs4 import BeautifulSoup, CData, Comment, NavigableString, SoupStrainer

TEXT = """<!DOCTYPE html><html><head><title>A &amp; B</title></head><body>
<p class="title big" id="first"><b>Bold <i>both</b> it</i></p>
<p class="story">Once <a href="/1" class="sister" id="l1">Elsie</a>, <a href="/2" class="sister">Lacie</a>
and <a href="http://x/3" data-n="3">Tillie</a>;<!-- note --></p>
<ul><li>one<li>two<li>three <ul><li>in</ul></ul>
<table><tr><td>1<td>2<tr><td colspan=2>3</table>
<script>var x = "<p>";</script><br><img src=a.png></body>"""
soup = BeautifulSoup(TEXT, "html.parser")
print(soup.title.string, soup.p["class"], soup.find(id="l1").get_text(), [a["href"] for a in soup.find_all("a", class_="sister")], soup.a.parent.name)
print(soup.select("p.story > a:nth-of-type(2)"), soup.select_one("a[data-n]")["data-n"], [x.get_text(" ", strip=True) for x in soup.select("ul li:not(:has(li))")], soup.select("td:is([colspan], :first-child)"), len(soup.select("p, li")))
print(soup.find_all(string=re.compile("ie$")), soup.find_all(lambda tag: tag.has_attr("href") and tag["href"].startswith("/")), [type(c).__name__ for c in soup.find("p", "story").contents], soup.find(string=lambda t: isinstance(t, Comment)))
print([s.name for s in soup.b.next_siblings if s.name], soup.i.find_parents("p")[0]["id"], soup.find("a").find_next("a").text, list(soup.p.stripped_strings), soup.td.find_next_sibling("td").text if soup.td.find_next_sibling("td") else None)
print(soup.body.ul.prettify())
link = soup.find("a")
link["href"] = "/changed?a=1&b=2"
link.string = "<new>"
link.insert_after(soup.new_tag("em", attrs={"class": ["x", "y"]}))
soup.b.unwrap(), soup.script.decompose(), soup.ul.extract(), soup.find("table").replace_with(NavigableString("gone"))
link.wrap(soup.new_tag("span")).append(CData("c"))
print(soup.body), print(soup.p.decode_contents(formatter="html"), soup.encode("ascii")[:60], soup.p == soup.p, len(soup.find_all(True)), soup.p.attrs)
only = BeautifulSoup(TEXT, "html.parser", parse_only=SoupStrainer("a"))
print(only, BeautifulSoup("é".encode("latin-1"), "html.parser").original_encoding is not None, BeautifulSoup("<a/><b>x", "html.parser").b.sourceline)
print(sum(len(t["class"]) for t in BeautifulSoup("<p class='a b'>x</p>" * 200, "html.parser").find_all("p")))
