# A command with subcommands, options of several types, help and errors.
# pip: annotated-doc==0.0.7 markdown-it-py==4.3.0 mdurl==0.1.2 pygments==2.21.0 rich==15.0.0 shellingham==1.5.4 typer==0.28.0
from enum import Enum
from pathlib import Path
from typing import Annotated, List, Optional

import typer
from typer.testing import CliRunner


class Colour(str, Enum):
    red = "red"
    blue = "blue"


app = typer.Typer(help="Look after things.", rich_markup_mode=None, pretty_exceptions_enable=False)
users = typer.Typer()
app.add_typer(users, name="users", help="About users.")


@app.command()
def hello(name: str, count: Annotated[int, typer.Option("--count", "-c", min=1, max=3)] = 1, loud: bool = False):
    """Say hello to NAME."""
    for _ in range(count):
        typer.echo(f"Hello {name.upper() if loud else name}")


@users.command("add")
def add(names: List[str], colour: Colour = Colour.red, home: Optional[Path] = None, score: float = 0.5, tag: List[str] = typer.Option([])):
    typer.echo(f"{names} {colour.value} {home!r} {score} {tag}")


@users.command()
def remove(name: str, force: Annotated[bool, typer.Option(prompt="Sure?")] = False):
    if not force:
        typer.secho("aborted", fg=typer.colors.RED, err=True)
        raise typer.Exit(code=4)
    typer.echo(f"removed {name}")


runner = CliRunner()
for line, given in [
    ("hello World --count 2 --loud", None), ("hello", None), ("hello x -c 9", None), ("--help", None), ("hello --help", None),
    ("users add a b --colour blue --home /tmp --score 1.5 --tag x --tag y", None), ("users add a --colour green", None),
    ("users remove z", "y\n"), ("users remove z", "n\n"), ("nothing", None), ("users --help", None),
]:
    result = runner.invoke(app, line.split(), input=given, env={"COLUMNS": "80", "TERMINAL_WIDTH": "80"})
    print(f"$ {line}\n{result.output}[{result.exit_code}]")
