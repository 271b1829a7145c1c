"""`re.compile` of another pattern each time."""

import re


def one(turn):
    pattern = re.compile(rf"(?P<name>[a-z]+){turn}(\d*|x+)$")
    assert pattern.match(f"abc{turn}xx").group("name") == "abc"
