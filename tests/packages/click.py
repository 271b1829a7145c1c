# A group of commands with options, prompts, files, callbacks, contexts, help and errors.
# pip: click==8.5.1
import pathlib
import re

import click
from click.testing import CliRunner


class Pair(click.ParamType):
    name = "pair"

    def convert(self, value, param, ctx):
        if not (found := re.fullmatch(r"(\w+)=(\d+)", value)):
            self.fail(f"{value!r} is no pair", param, ctx)
        return found[1], int(found[2])


@click.group(context_settings={"auto_envvar_prefix": "TOOL", "max_content_width": 80}, invoke_without_command=True)
@click.option("--verbose", "-v", count=True, help="Say more.")
@click.version_option("1.2", prog_name="tool")
@click.pass_context
def tool(ctx, verbose):
    """A tool for everything."""
    ctx.obj = {"verbose": verbose}
    if ctx.invoked_subcommand is None:
        click.echo("no command")


@tool.command()
@click.argument("names", nargs=-1, required=True)
@click.option("--shout/--whisper", default=False, show_default=True)
@click.option("--level", type=click.IntRange(1, 5, clamp=True), default=3)
@click.option("--pair", type=Pair(), multiple=True)
@click.option("--kind", type=click.Choice(["a", "b"], case_sensitive=False), prompt="Kind")
@click.pass_obj
def greet(obj, names, shout, level, pair, kind):
    """Greet NAMES.

    \b
    kept as
    it is
    """
    click.echo(f"{obj} {names} {shout} {level} {pair} {kind}")


@tool.command(deprecated=True)
@click.argument("source", type=click.File("r"))
@click.argument("target", type=click.Path(exists=True, path_type=pathlib.Path), required=False)
@click.confirmation_option(prompt="Really?")
def copy(source, target):
    click.secho(source.read().upper(), bold=True, nl=False)
    raise click.UsageError(f"no target but {target}")


runner = CliRunner()
with runner.isolated_filesystem():
    pathlib.Path("in.txt").write_text("content\n")
    for line, given in [
        ("", None), ("-vv greet x y --shout --pair a=1 --pair b=2 --level 9 --kind A", None), ("greet x", "c\nb\n"), ("greet --kind a", None),
        ("greet x --pair no --kind a", None), ("copy in.txt", "y\n"), ("copy in.txt", "n\n"), ("copy - nowhere --yes", None), ("--version", None),
        ("--help", None), ("greet --help", None), ("gret", None), ("greet x --sho --kind=b", None), ("--bad", None),
    ]:
        result = runner.invoke(tool, line.split(), input=given, env={"TOOL_GREET_LEVEL": "2"})
        print(f"$ {line}\n{result.output}[{result.exit_code}]")
print(repr(click.style("x", fg="red", underline=True)), click.unstyle("\x1b[1mb\x1b[0m"), click.format_filename(b"a\xff"))
with click.progressbar(range(3), label="bar") as bar:
    print(sum(bar))
