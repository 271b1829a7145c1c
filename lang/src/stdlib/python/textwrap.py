"""Text in lines of a width."""

import re

__all__ = ["TextWrapper", "wrap", "fill", "dedent", "indent", "shorten"]

_whitespace = "\t\n\x0b\x0c\r "


class TextWrapper:
    """How text is put into lines."""

    unicode_whitespace_trans = {ord(char): ord(" ") for char in _whitespace}
    # What a line may be broken at: spaces, em-dashes, and hyphens between letters.
    wordsep_re = re.compile(
        r"""
        (
          [\t\n\x0b\x0c\r\ ]+
        | (?<=[\w!"'&.,?]) -{2,} (?=\w)
        | [^\t\n\x0b\x0c\r\ ] (?:
            [^\t\n\x0b\x0c\r\ ]*?
            (?: -(?: (?<=[^\d\W]{2}-) | (?<=[^\d\W]-[^\d\W]-)) (?= [^\d\W] -? [^\d\W])
            | (?=[\t\n\x0b\x0c\r\ ]|\Z)
            | (?<=[\w!"'&.,?]) (?=-{2,}\w)
            )
          )
        )
        """,
        re.VERBOSE,
    )
    wordsep_simple_re = re.compile(r"([\t\n\x0b\x0c\r ]+)")
    sentence_end_re = re.compile(r"[a-z][\.\!\?][\"\']?\Z")

    def __init__(
        self, width=70, initial_indent="", subsequent_indent="", expand_tabs=True, replace_whitespace=True, fix_sentence_endings=False,
        break_long_words=True, drop_whitespace=True, break_on_hyphens=True, tabsize=8, *, max_lines=None, placeholder=" [...]",
    ):
        self.width = width
        self.initial_indent = initial_indent
        self.subsequent_indent = subsequent_indent
        self.expand_tabs = expand_tabs
        self.replace_whitespace = replace_whitespace
        self.fix_sentence_endings = fix_sentence_endings
        self.break_long_words = break_long_words
        self.drop_whitespace = drop_whitespace
        self.break_on_hyphens = break_on_hyphens
        self.tabsize = tabsize
        self.max_lines = max_lines
        self.placeholder = placeholder

    def _munge_whitespace(self, text):
        if self.expand_tabs:
            text = text.expandtabs(self.tabsize)
        if self.replace_whitespace:
            text = text.translate(self.unicode_whitespace_trans)
        return text

    def _split(self, text):
        separator = self.wordsep_re if self.break_on_hyphens else self.wordsep_simple_re
        return [chunk for chunk in separator.split(text) if chunk]

    def _fix_sentence_endings(self, chunks):
        for at in range(len(chunks) - 1):
            if chunks[at + 1] == " " and self.sentence_end_re.search(chunks[at]):
                chunks[at + 1] = "  "

    def _split_chunks(self, text):
        return self._split(self._munge_whitespace(text))

    def _break(self, chunks, line, length, width):
        """Puts as much of a word as fits into the line, if words may be broken; all of it, if the line is empty."""
        left = 1 if width < 1 else width - length
        if self.break_long_words:
            chunk = chunks[-1]
            end = left
            if self.break_on_hyphens and len(chunk) > left:
                hyphen = chunk.rfind("-", 0, left)
                if hyphen > 0 and any([char != "-" for char in chunk[:hyphen]]):
                    end = hyphen + 1
            line.append(chunk[:end])
            chunks[-1] = chunk[end:]
        elif not line:
            line.append(chunks.pop())

    def _wrap_chunks(self, chunks):
        lines = []
        if self.width <= 0:
            raise ValueError(f"invalid width {self.width!r} (must be > 0)")
        if self.max_lines is not None:
            indent = self.subsequent_indent if self.max_lines > 1 else self.initial_indent
            if len(indent) + len(self.placeholder.lstrip()) > self.width:
                raise ValueError("placeholder too large for max width")
        chunks.reverse()
        while chunks:
            line = []
            length = 0
            indent = self.subsequent_indent if lines else self.initial_indent
            width = self.width - len(indent)
            if self.drop_whitespace and chunks[-1].strip() == "" and lines:
                chunks.pop()
            while chunks and length + len(chunks[-1]) <= width:
                length += len(chunks[-1])
                line.append(chunks.pop())
            if chunks and len(chunks[-1]) > width:
                self._break(chunks, line, length, width)
                length = sum([len(chunk) for chunk in line])
            if self.drop_whitespace and line and line[-1].strip() == "":
                length -= len(line[-1])
                line.pop()
            if not line:
                continue
            is_last = not chunks or self.drop_whitespace and len(chunks) == 1 and not chunks[0].strip()
            if self.max_lines is None or len(lines) + 1 < self.max_lines or is_last and length <= width:
                lines.append(indent + "".join(line))
                continue
            while line:
                if line[-1].strip() and length + len(self.placeholder) <= width:
                    line.append(self.placeholder)
                    lines.append(indent + "".join(line))
                    break
                length -= len(line[-1])
                line.pop()
            else:
                if lines:
                    before = lines[-1].rstrip()
                    if len(before) + len(self.placeholder) <= self.width:
                        lines[-1] = before + self.placeholder
                        break
                lines.append(indent + self.placeholder.lstrip())
            break
        return lines

    def wrap(self, text):
        """The lines."""
        chunks = self._split_chunks(text)
        if self.fix_sentence_endings:
            self._fix_sentence_endings(chunks)
        return self._wrap_chunks(chunks)

    def fill(self, text):
        """The lines as one text."""
        return "\n".join(self.wrap(text))


def wrap(text, width=70, **kwargs):
    """The lines of a text."""
    return TextWrapper(width=width, **kwargs).wrap(text)


def fill(text, width=70, **kwargs):
    """The lines of a text, as one text."""
    return TextWrapper(width=width, **kwargs).fill(text)


def shorten(text, width, **kwargs):
    """As much of a text as fits into one line."""
    return TextWrapper(width=width, max_lines=1, **kwargs).fill(" ".join(text.strip().split()))


def dedent(text):
    """The text without the space that all its lines begin with."""
    lines = text.split("\n")
    margin = None
    for at, line in enumerate(lines):
        stripped = line.lstrip(" \t")
        if not stripped:
            lines[at] = ""
            continue
        space = line[: len(line) - len(stripped)]
        if margin is None:
            margin = space
        else:
            same = 0
            while same < len(margin) and same < len(space) and margin[same] == space[same]:
                same += 1
            margin = margin[:same]
    if margin:
        lines = [line[len(margin) :] for line in lines]
    return "\n".join(lines)


def indent(text, prefix, predicate=None):
    """The text with something before its lines."""
    parts = []
    for line in text.splitlines(True):
        keep = predicate(line) if predicate is not None else line.strip()
        parts.append(prefix + line if keep else line)
    return "".join(parts)
