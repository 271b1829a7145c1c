# Markdown to HTML with its extensions, one of its own, and its state between texts.
# pip: markdown==3.11.3
import xml.etree.ElementTree as etree

import markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor

TEXT = """Title: A page
Tags: one
      two

# Heading *one* {#first}

A paragraph with **bold**, `code <x>`, [a link][ref] and ![image](a.png "t").
Next line  
broken & <span>html</span>

* item
* other

    1. nested
    2. second

> quote
> > deeper

[ref]: https://example.org/?a=1&b=2 'Title'

| a | b  |
|:--|---:|
| 1 | `2|3` |

Term
:   Definition with a footnote[^1]

[^1]: The *note*.

```python
def f(x):
    return "<&>"
```

*[HTML]: Hyper Text
HTML is short, ==marked== and 2~n~.

<div markdown="1">
*inside*
</div>

Heading two
-----------
"""


class Marked(Extension):
    def extendMarkdown(self, md):
        class Mark(InlineProcessor):
            def handleMatch(self, match, data):
                element = etree.Element("mark")
                element.text = match[1]
                return element, match.start(0), match.end(0)

        class Count(Treeprocessor):
            def run(self, root):
                root[0].set("count", str(len(list(root.iter()))))

        class Drop(Preprocessor):
            def run(self, lines):
                return [line for line in lines if not line.startswith("%%")]

        md.inlinePatterns.register(Mark(r"==(.+?)==", md), "mark", 175)
        md.treeprocessors.register(Count(md), "count", 1)
        md.preprocessors.register(Drop(md), "drop", 25)


md = markdown.Markdown(extensions=["meta", "extra", "toc", "sane_lists", "smarty", Marked()], extension_configs={"toc": {"permalink": True}})
print(md.convert(TEXT))
print(md.Meta, md.toc, [(t["id"], t["level"]) for t in md.toc_tokens])
print(md.reset().convert("%% gone\n\n## Heading *one*\n\nText -- \"quoted\"..."))
print(markdown.markdown("line one\nline two\n\n!!! note \"Look\"\n    inside\n\n- [ ] x", extensions=["nl2br", "admonition", "wikilinks"]))
print(markdown.markdown("    code\n\n***\n\n\\*no\\* <me@example.org> &copy; 1 < 2", output_format="xhtml").replace("&#", "&amp;#")[:160])
print(len(markdown.markdown("\n\n".join(f"* item {n} **{n}**" for n in range(100)))))
try:
    markdown.markdown("x", extensions=["no_such_extension"])
except ModuleNotFoundError as error:
    print(error)
