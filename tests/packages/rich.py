# Tables, trees, panels, markdown, syntax, progress, tracebacks and prompts for a terminal of a fixed width.
# pip: markdown-it-py==4.3.0 mdurl==0.1.2 pygments==2.21.0 rich==15.0.0
import io

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.json import JSON
from rich.markdown import Markdown
from rich.panel import Panel
from rich.pretty import pretty_repr
from rich.progress import Progress, BarColumn, TextColumn
from rich.syntax import Syntax
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

out = io.StringIO()
console = Console(file=out, width=70, force_terminal=True, color_system="truecolor", legacy_windows=False, _environ={})
table = Table(title="Films", box=box.ROUNDED, show_footer=True)
table.add_column("Name", "total", style="cyan", no_wrap=True)
table.add_column("Year", justify="right")
table.add_row("[bold]Alien[/bold]", "1979")
table.add_row("日本 film", "[red]2001[/]")
console.print(table)
tree = Tree("root")
tree.add("one").add(Panel.fit("inside", title="panel"))
tree.add("[link=https://example.org]two[/link]")
console.print(tree)
console.print(Markdown("# Title\n\n* a **bold** item\n* `code`\n\n> quoted\n\n1. first\n\n```python\nx = 1\n```\n"))
console.print(Syntax("def f(x):\n    return x + 1  # add", "python", line_numbers=True, theme="ansi_dark"))
console.print(JSON('{"a": [1, true, null], "b": "text"}'))
console.print(Columns([f"item {n}" for n in range(8)], equal=True))
text = Text("styled words in a line that is longer than the width of the console, so that it is wrapped")
text.highlight_words(["words", "line"], "bold magenta")
console.print(text, justify="center")
console.print({"numbers": list(range(5)), "nested": {"key": ("a", None, 1.5)}}, [True, "x"])
console.rule("[green]end")
with Progress(TextColumn("{task.description}"), BarColumn(20), TextColumn("{task.percentage:>3.0f}%"), console=console, auto_refresh=False) as progress:
    task = progress.add_task("work", total=4)
    for _ in range(4):
        progress.advance(task)
    progress.refresh()
print(out.getvalue())
print(pretty_repr({"a": list(range(30)), "b": {"c": "d" * 30}}, max_width=50))
plain = Console(file=io.StringIO(), width=60, record=True)
plain.print("[bold]exported[/bold] :smiley:", 3.5, None)
print(plain.export_text(clear=False), plain.export_html(inline_styles=True).count("span"))
