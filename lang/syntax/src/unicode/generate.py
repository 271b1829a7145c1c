"""Makes the tables of this folder from the Unicode database of a CPython 3.11.

    python3.11 generate.py            writes cased.rs, maps.rs, numbers.rs and shown.rs
    python3.11 generate.py --check    says which of them differ from what it would write, and exits with 1

The tables have the characters outside ASCII: `mod.rs` answers for those inside itself.
"""

import pathlib
import sys
import unicodedata

WIDTH = 150
CHARACTERS = [chr(code) for code in range(0x110000) if not 0xD800 <= code < 0xE000]
BEYOND_ASCII = CHARACTERS[0x80:]


def ranges(holds):
    """Pairs of the first and the last code of each run of characters that `holds` accepts."""
    found = []
    for character in BEYOND_ASCII:
        if holds(character):
            code = ord(character)
            if found and found[-1][1] == code - 1:
                found[-1][1] = code
            else:
                found.append([code, code])
    return "(u32, u32)", [f"({first:#x}, {last:#x})" for first, last in found]


def mapping(form, otherwise):
    """What `form` makes of a character, where `otherwise` makes something else of it."""
    changed = [(c, form(c)) for c in CHARACTERS if form(c) != otherwise(c)]
    escaped = lambda text: "".join(f"\\u{{{ord(c):x}}}" for c in text)
    return "(u32, &str)", [f'({ord(c):#x}, "{escaped(text)}")' for c, text in changed]


def codes(holds):
    return "u32", [f"{ord(c):#x}" for c in CHARACTERS if holds(c)]


def is_digit_only(c):
    return c.isdigit() and not c.isdecimal()


def is_numeric_only(c):
    return c.isnumeric() and not c.isdigit()


def starts_identifier(c):
    return c.isidentifier()


def only_continues_identifier(c):
    return ("_" + c).isidentifier() and not c.isidentifier()


TABLES = {
    "cased": (
        "Which characters are small, large or both",
        ("Small letters outside ASCII (Lowercase).", "LOWER", lambda: ranges(str.islower)),
        ("Large letters outside ASCII (Uppercase).", "UPPER", lambda: ranges(str.isupper)),
        (
            "Letters that are large and small at once (general category Lt).",
            "TITLE",
            lambda: ranges(lambda c: unicodedata.category(c) == "Lt"),
        ),
    ),
    "maps": (
        "Letters whose case does not follow from small and large alone",
        (
            "What begins a title where that is not the large letter.",
            "TITLES",
            lambda: mapping(str.title, str.upper),
        ),
        (
            "What is compared without regard to case where that is not the small letter.",
            "FOLDS",
            lambda: mapping(str.casefold, str.lower),
        ),
    ),
    "numbers": (
        "Digits, numbers and identifiers",
        (
            "The digits zero; each is followed by those up to nine.",
            "ZEROS",
            lambda: codes(lambda c: unicodedata.decimal(c, None) == 0),
        ),
        ("Digits that are no decimals, such as superscripts.", "DIGITS", lambda: ranges(is_digit_only)),
        ("Characters with a value that are no digits.", "NUMERIC", lambda: ranges(is_numeric_only)),
        (
            "What an identifier may start with, beyond ASCII.",
            "IDENTIFIER_START",
            lambda: ranges(starts_identifier),
        ),
        (
            "What an identifier may go on with and not start with, beyond ASCII.",
            "IDENTIFIER_REST",
            lambda: ranges(only_continues_identifier),
        ),
    ),
    "shown": (
        "Which characters are shown, and which are letters",
        (
            "Characters outside ASCII that `repr` shows as they are.",
            "PRINTABLE",
            lambda: ranges(str.isprintable),
        ),
        (
            "Letters outside ASCII: the general categories L*.",
            "ALPHABETIC",
            lambda: ranges(str.isalpha),
        ),
    ),
}


def lines_of(items):
    line = "   "
    for item in items:
        if len(line) + len(item) + 2 > WIDTH:
            yield line
            line = "   "
        line += f" {item},"
    yield line


def text_of(title, tables):
    version = unicodedata.unidata_version.split(".")[0]
    out = [f"//! {title}, as of Unicode {version}: made from CPython 3.11 by `generate.py`."]
    for about, name, make in tables:
        kind, items = make()
        out += ["", f"/// {about}", "#[rustfmt::skip]", f"pub(super) static {name}: &[{kind}] = &["]
        out += lines_of(items)
        out.append("];")
    return "\n".join(out) + "\n"


def main():
    if sys.version_info[:2] != (3, 11):
        sys.exit("the tables are those of CPython 3.11: run this with python3.11")
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    folder = pathlib.Path(__file__).resolve().parent
    differing = []
    for file, (title, *tables) in TABLES.items():
        path, text = folder / f"{file}.rs", text_of(title, tables)
        if sys.argv[1:] and path.read_text() != text:
            differing.append(path.name)
        elif not sys.argv[1:]:
            path.write_text(text)
    if differing:
        sys.exit("differ from what generate.py writes: " + ", ".join(differing))


main()
