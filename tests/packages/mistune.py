# Markdown to HTML and to trees, with plugins, directives, a renderer and a rule of its own.
# pip: mistune==3.4.0
import mistune
from mistune import HTMLRenderer
from mistune.directives import Admonition, FencedDirective, TableOfContents
from mistune.renderers.markdown import MarkdownRenderer
from mistune.renderers.rst import RSTRenderer

TEXT = """# Title

Some *emphasis* and **strong** and ~~gone~~ with `code` <b>html</b> https://example.org
second line [link](/x "t") ![alt](i.png)

- [x] done
- [ ] open
  1. one
  2. two

| a | b |
|---|:-:|
| 1 | **2** |

text[^n] and H~2~O

[^n]: A note

```{note} Mind
inside *it*
```

```python
x = 1 < 2
```

Term
: Definition

***
> quote
"""


class Own(HTMLRenderer):
    def heading(self, text, level, **attrs):
        return f"<h{level + 1}>{text}!</h{level + 1}>\n"

    def block_code(self, code, info=None):
        return f"<pre lang={info}>{mistune.escape(code)}</pre>\n"


def at_names(md):
    md.inline.register("name", r"@(?P<who>[a-z]+)", lambda inline, match, state: state.append_token({"type": "name", "raw": match["who"]}) or match.end(), before="link")
    md.renderer.register("name", lambda renderer, text: f"<a href='/{text}'>@{text}</a>")


plugins = ["strikethrough", "footnotes", "table", "task_lists", "def_list", "url", "subscript", FencedDirective([Admonition(), TableOfContents()])]
print(mistune.create_markdown(renderer=Own(escape=False), plugins=plugins + [at_names])(TEXT + "\nhello @ann\n"))
print(mistune.html("a<script>\n\n* x\n\n    code\n"), mistune.markdown("a <b> & *c*", escape=True))
tree = mistune.create_markdown(renderer="ast", plugins=["table"])("# A *b*\n\n- x\n\n| h |\n|---|\n| c |\n")
print(tree)
print(mistune.create_markdown(renderer=MarkdownRenderer())("Title\n=====\n\n* a\n* b\n\n1) x\n2) y\n"))
print(mistune.create_markdown(renderer=RSTRenderer())("# Title\n\n**bold** `code` [x](y)\n\n```sh\nls\n```\n"))
print(len(mistune.html("\n\n".join(f"para *{n}* `{n}` [{n}](/{n})" for n in range(200)))))
