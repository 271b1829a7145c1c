"""Makes the links of pages those of the book: a preprocessor of mdBook. What leads out of the book leads to the repository.

    [the tour](../ARCHITECTURE.md)  ->  [the tour](https://github.com/.../blob/main/ARCHITECTURE.md)

A page is read on its own as well, beside the files it speaks of, so its links are those of the tree.
"""

import json
import posixpath
import re
import sys

LINK = re.compile(r"\]\(([^)#\s:]+)(#[^)\s]*)?\)")


def outside(text, page, base):
    """The text of a page with its outer links made absolute."""

    def absolute(link):
        path, anchor = link.group(1), link.group(2) or ""
        target = posixpath.normpath(posixpath.join("docs", posixpath.dirname(page), path))
        if not target.startswith("docs/"):
            return f"]({base}/blob/main/{target}{anchor})"
        # A folder's page is its index in the book; mdBook renames the page, and not what leads to it.
        return f"]({re.sub('README.md$', 'index.md', path)}{anchor})"

    return LINK.sub(absolute, text)


def walk(items, base):
    for item in items:
        chapter = item.get("Chapter") if isinstance(item, dict) else None
        if chapter:
            if chapter["path"]:
                chapter["content"] = outside(chapter["content"], chapter["source_path"], base)
            walk(chapter["sub_items"], base)


def main():
    if len(sys.argv) > 1 and sys.argv[1] == "supports":
        return 0
    context, book = json.load(sys.stdin)
    base = context["config"]["output"]["html"]["git-repository-url"]
    walk(book.get("items") or book.get("sections"), base)
    json.dump(book, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
