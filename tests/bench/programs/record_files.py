"""Files of records that exist in memory only: CSV with quotes and odd separators, binary records by struct with a table
of places, base64 lines as in mail, sums by hashlib and zlib, and a merge of sorted files. Each format is written, read
again and compared with the others."""

import base64
import binascii
import csv
import hashlib
import io
import random
import struct
import zlib
from collections import namedtuple

Record = namedtuple("Record", "number name city balance flags note")

NAMES = ["Ann", "Bob, Jr.", 'Cy "the" Fox', "Dörte", "Eve;", "Fay\tLou", " Gus ", "Hé"]
CITIES = ["Rome", "Oslo", "New York", "São Paulo", "Kyōto", ""]
HEAD = struct.Struct(">4sHI")
ROW = struct.Struct("<I16sdB")


def records(rng, count):
    made = []
    for number in range(count):
        note = "\n".join("line %d" % i for i in range(rng.randrange(3)))
        balance = round(rng.uniform(-1000, 1000), 2)
        made.append(Record(number, rng.choice(NAMES), rng.choice(CITIES), balance, rng.randrange(256), note))
    return made


class Strict(csv.Dialect):
    delimiter = ";"
    quotechar = "'"
    escapechar = "\\"
    doublequote = False
    lineterminator = "\n"
    quoting = csv.QUOTE_MINIMAL


def write_csv(rows, **options):
    file = io.StringIO(newline="")
    writer = csv.writer(file, **options)
    writer.writerow(Record._fields)
    writer.writerows(rows)
    return file.getvalue()


def read_csv(text, **options):
    reader = csv.DictReader(io.StringIO(text, newline=""), **options)
    for row in reader:
        yield Record(int(row["number"]), row["name"], row["city"], float(row["balance"]), int(row["flags"]), row["note"])


def write_binary(rows):
    """Rows of one length, then all texts, then where they are."""
    file = io.BytesIO()
    file.write(HEAD.pack(b"RECS", 1, len(rows)))
    texts = io.BytesIO()
    places = []
    for row in rows:
        city = row.city.encode("utf-8")
        file.write(ROW.pack(row.number, city, row.balance, row.flags))
        places.append(texts.tell())
        for text in (row.name, row.note):
            data = text.encode("utf-8")
            texts.write(struct.pack("<H", len(data)))
            texts.write(data)
    body = texts.getvalue()
    file.write(struct.pack(f"<{len(places)}I", *places))
    file.write(zlib.compress(body))
    return file.getvalue()


class BinaryFile:
    """Records by their place, read when they are asked for."""

    def __init__(self, data):
        self.file = io.BytesIO(data)
        magic, version, self.count = HEAD.unpack(self.file.read(HEAD.size))
        if magic != b"RECS" or version != 1:
            raise ValueError(f"not a file of records: {magic!r}")
        self.file.seek(self.count * ROW.size, io.SEEK_CUR)
        self.places = struct.unpack(f"<{self.count}I", self.file.read(4 * self.count))
        self.texts = memoryview(zlib.decompress(self.file.read()))

    def __len__(self):
        return self.count

    def __getitem__(self, index):
        if not 0 <= index < self.count:
            raise IndexError(index)
        self.file.seek(HEAD.size + index * ROW.size)
        number, city, balance, flags = ROW.unpack(self.file.read(ROW.size))
        name, place = self.text(self.places[index])
        note, _ = self.text(place)
        return Record(number, name, city.rstrip(b"\0").decode("utf-8"), balance, flags, note)

    def text(self, place):
        (size,) = struct.unpack_from("<H", self.texts, place)
        place += 2
        return bytes(self.texts[place : place + size]).decode("utf-8"), place + size


def armoured(data):
    """Text as in mail: lines of 64 letters, and a sum in the last one."""
    text = base64.b64encode(data).decode("ascii")
    lines = ["-----BEGIN RECORDS-----"]
    lines += [text[i : i + 64] for i in range(0, len(text), 64)]
    lines += ["=" + base64.b64encode(struct.pack(">I", zlib.crc32(data))).decode("ascii"), "-----END RECORDS-----"]
    return "\r\n".join(lines)


def plain(text):
    parts = []
    checksum = None
    for line in io.StringIO(text):
        line = line.rstrip("\r\n")
        if line.startswith("-----"):
            continue
        if line.startswith("="):
            (checksum,) = struct.unpack(">I", base64.b64decode(line[1:]))
        else:
            parts.append(binascii.a2b_base64(line))
    data = b"".join(parts)
    if zlib.crc32(data) != checksum:
        raise ValueError("the sum is wrong")
    return data


def fixed(rows):
    """Lines of columns that have a width each; dots fill them."""
    out = io.StringIO()
    for row in rows:
        out.write("%06d%-14s%-10s%+10.2f%02X\n" % (row.number, row.name.replace("\t", " "), row.city, row.balance, row.flags))
    return out.getvalue()


def merge(files):
    """Sorted files of lines into one; equal lines once."""
    readers = [iter(io.StringIO(text)) for text in files]
    heads = [next(reader, None) for reader in readers]
    last = None
    while any(head is not None for head in heads):
        at = min((i for i, head in enumerate(heads) if head is not None), key=lambda i: heads[i])
        if heads[at] != last:
            last = heads[at]
            yield last
        heads[at] = next(readers[at], None)


def tree_hash(data, size=512):
    """A hash of hashes, two by two."""
    level = [hashlib.sha256(data[i : i + size]).digest() for i in range(0, len(data), size)]
    while len(level) > 1:
        level = [hashlib.sha256(b"".join(level[i : i + 2])).digest() for i in range(0, len(level), 2)]
    return level[0].hex()


def hexdump(data):
    lines = []
    for start in range(0, len(data), 16):
        part = data[start : start + 16]
        shown = "".join(chr(byte) if 32 <= byte < 127 else "." for byte in part)
        lines.append(f"{start:08x}  {part.hex(' ', 2):<39}  |{shown}|")
    return lines


def main():
    rng = random.Random(77)
    rows = records(rng, 15000)
    text = write_csv(rows)
    print(len(text), hashlib.md5(text.encode()).hexdigest(), list(read_csv(text)) == rows)
    other = write_csv(rows, dialect=Strict)
    print(len(other), list(read_csv(other, dialect=Strict)) == rows, other.splitlines()[2])
    quoted = write_csv(rows, quoting=csv.QUOTE_NONNUMERIC, delimiter="\t")
    print(len(quoted), list(read_csv(quoted, delimiter="\t")) == rows)
    data = write_binary(rows)
    file = BinaryFile(data)
    order = list(range(len(rows)))
    rng.shuffle(order)
    print(len(file), all(file[i] == rows[i] for i in order), file[1234], sum(1 for _ in file))
    text = armoured(data[:200000])
    print(text.count("\n"), plain(text) == data[:200000], text.splitlines()[-2])
    try:
        plain(text.replace("A", "B", 1))
    except ValueError as error:
        print(error)
    files = []
    for i in range(5):
        files.append("".join(sorted(line for line in fixed(rows[i::4] + rows[:50]).splitlines(keepends=True))))
    merged = list(merge(files))
    print(len(merged), merged == sorted(set(merged)), hashlib.sha1("".join(merged).encode()).hexdigest())
    print(tree_hash(data[:50000] + text.encode()), zlib.adler32(text.encode()))
    dump = hexdump(data[:200000])
    print(len(dump), dump[3], hashlib.blake2b("\n".join(dump).encode(), digest_size=8).hexdigest())
    totals = {}
    for row in rows:
        count, total = totals.get(row.city, (0, 0.0))
        totals[row.city] = (count + 1, total + row.balance)
    print([(city, count, f"{total:.2f}") for city, (count, total) in sorted(totals.items())])


if __name__ == "__main__":
    main()
