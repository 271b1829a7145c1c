"""Writes the tables of `lang/src/codec/multibyte` as CPython's codecs have them: `python3.11 make.py FILE`.

For each encoding: its name; the number of the one that it is written as the difference to, or 255; a row for each lead byte from 0x81 to 0xfe, with
a character of two bytes for each trail byte from 0x30 to 0xfe; if it has characters of three bytes (behind 0x8f), as many for 0xa1 to 0xfe; a character
for each single byte; characters above 0xffff and pairs; and characters whose bytes are not those that they are read from. All of that
deflated.
"""

import struct
import sys
import zlib

PARENTS = {
    "gb2312": None, "gbk": "gb2312", "gb18030": "gbk", "big5": None, "cp950": "big5", "big5hkscs": "big5", "euc_kr": None, "cp949": "euc_kr",
    "johab": None, "shift_jis": None, "cp932": "shift_jis", "euc_jp": None, "shift_jis_2004": "shift_jis", "shift_jisx0213": "shift_jis_2004",
    "euc_jis_2004": "euc_jp", "euc_jisx0213": "euc_jis_2004",
}
NAMES = list(PARENTS)


def decoded(data, name):
    try:
        return data.decode(name)
    except UnicodeDecodeError:
        return ""


def tables(name):
    single = {byte: decoded(bytes([byte]), name) for byte in range(0x100)}
    two = {}
    for lead in range(0x81, 0xFF):
        for trail in range(0x30, 0xFF):
            if not single[lead] and not (name.startswith("euc_j") and lead == 0x8E):
                two[lead, trail] = decoded(bytes([lead, trail]), name)
    three = {}
    if name.startswith("euc_j"):
        for row in range(0xA1, 0xFF):
            for cell in range(0xA1, 0xFF):
                three[row, cell] = decoded(bytes([0x8F, row, cell]), name)
    return single, two, three


def low(text):
    return ord(text[0]) & 0xFFFF if text else 0


def main():
    out = bytearray([len(NAMES)])
    known = {}
    for name in NAMES:
        single, two, three = known[name] = tables(name)
        parent = PARENTS[name]
        before = known.get(parent, ({}, {}, {}))
        out += bytes([len(name)]) + name.encode() + bytes([255 if parent is None else NAMES.index(parent), bool(three)])
        for table, old, rows, cells in (
            (two, before[1], range(0x81, 0xFF), range(0x30, 0xFF)), (three, before[2], range(0xA1, 0xFF), range(0xA1, 0xFF))
        ):
            units = [low(table.get((row, cell))) ^ low(old.get((row, cell))) for row in rows for cell in cells] if table else []
            # Halves of one kind pack better.
            out += bytes([unit & 255 for unit in units]) + bytes([unit >> 8 for unit in units])
        out += b"".join([struct.pack("<H", low(single[byte])) for byte in range(0x100)])
        wide = [
            (kind, row, cell, ord(text[0]), ord(text[1]) if len(text) > 1 else 0)
            for kind, table in ((2, two), (3, three))
            for (row, cell), text in table.items()
            if len(text) > 1 or text > "\uffff"
        ]
        out += struct.pack("<H", len(wide)) + b"".join([struct.pack("<BBBII", *row) for row in wide])
        # The last one wins where several are read as one character; what differs is said.
        read = {text: bytes([byte]) for byte, text in single.items() if text}
        read.update({text: bytes([row, cell]) for (row, cell), text in two.items() if text})
        read.update({text: bytes([0x8F, row, cell]) for (row, cell), text in three.items() if text})
        others = []
        for code in range(0x110000):
            text = chr(code)
            try:
                data = text.encode(name)
            except UnicodeEncodeError:
                data = b""
            is_kana = name.startswith("euc_j") and data[:1] == b"\x8e"
            if len(data) < 4 and data != read.get(text, b"") and not is_kana:
                others.append(struct.pack("<IB", code, len(data)) + data)
        out += struct.pack("<H", len(others)) + b"".join(others)
    with open(sys.argv[1], "wb") as file:
        file.write(zlib.compress(bytes(out), 9)[2:-4])


main()
