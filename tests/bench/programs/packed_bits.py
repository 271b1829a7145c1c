"""Data is packed and unpacked: matches found by hashes of three bytes, Huffman codes for what is left, bits written into
a bytearray, a head by struct, and a sum at the end. What was packed is unpacked byte by byte and compared, and a damaged
file is refused, so nothing can be skipped."""

import heapq
import random
import struct
from collections import Counter

MAGIC = b"PKB1"
HEAD = struct.Struct("<4sIIH")
WINDOW = 4096
LEAST, MOST = 3, 66
END = 256
MATCH = 257


class Damaged(Exception):
    pass


class BitWriter:
    def __init__(self):
        self.bytes = bytearray()
        self.buffer = 0
        self.count = 0

    def write(self, value, bits):
        self.buffer |= value << self.count
        self.count += bits
        while self.count >= 8:
            self.bytes.append(self.buffer & 255)
            self.buffer >>= 8
            self.count -= 8

    def finish(self):
        if self.count:
            self.bytes.append(self.buffer & 255)
        self.buffer = self.count = 0
        return bytes(self.bytes)


class BitReader:
    def __init__(self, data, position=0):
        self.data = data
        self.position = position
        self.buffer = 0
        self.count = 0

    def read(self, bits):
        while self.count < bits:
            if self.position >= len(self.data):
                raise Damaged("the data ends early")
            self.buffer |= self.data[self.position] << self.count
            self.position += 1
            self.count += 8
        value = self.buffer & ((1 << bits) - 1)
        self.buffer >>= bits
        self.count -= bits
        return value


def code_lengths(counts):
    """The length of each symbol's code, by a tree that is built from a heap."""
    if len(counts) == 1:
        return {symbol: 1 for symbol in counts}
    heap = [(count, symbol, (symbol,)) for symbol, count in counts.items()]
    heapq.heapify(heap)
    lengths = dict.fromkeys(counts, 0)
    while len(heap) > 1:
        count_a, order_a, symbols_a = heapq.heappop(heap)
        count_b, order_b, symbols_b = heapq.heappop(heap)
        symbols = symbols_a + symbols_b
        for symbol in symbols:
            lengths[symbol] += 1
        heapq.heappush(heap, (count_a + count_b, min(order_a, order_b), symbols))
    return lengths


def canonical(lengths):
    """Codes in order of length and symbol; each with its bits turned round, as the writer takes the lowest first."""
    codes = {}
    code = last = 0
    for length, symbol in sorted((length, symbol) for symbol, length in lengths.items()):
        code <<= length - last
        last = length
        turned = 0
        for bit in range(length):
            if code >> bit & 1:
                turned |= 1 << (length - 1 - bit)
        codes[symbol] = (turned, length)
        code += 1
    return codes


def matches(data):
    """Literals as numbers below 256, and matches as pairs of length and distance."""
    chains = {}
    at = 0
    end = len(data)
    while at < end:
        best = distance = 0
        if at + LEAST <= end:
            key = data[at : at + LEAST]
            places = chains.setdefault(key, [])
            for place in reversed(places[-16:]):
                if at - place > WINDOW:
                    break
                length = LEAST
                while length < MOST and at + length < end and data[place + length] == data[at + length]:
                    length += 1
                if length > best:
                    best, distance = length, at - place
            places.append(at)
        if best >= LEAST:
            yield best, distance
            for place in range(at + 1, min(at + best, end - LEAST + 1)):
                chains.setdefault(data[place : place + LEAST], []).append(place)
            at += best
        else:
            yield data[at]
            at += 1


def adler(data):
    a, b = 1, 0
    for byte in data:
        a = (a + byte) % 65521
        b = (b + a) % 65521
    return b << 16 | a


def pack(data):
    found = list(matches(data))
    counts = Counter(MATCH if isinstance(item, tuple) else item for item in found)
    counts[END] = 1
    lengths = code_lengths(counts)
    codes = canonical(lengths)
    writer = BitWriter()
    for symbol in range(MATCH + 1):
        writer.write(lengths.get(symbol, 0), 5)
    for item in found:
        if isinstance(item, tuple):
            length, distance = item
            writer.write(*codes[MATCH])
            writer.write(length - LEAST, 6)
            writer.write(distance - 1, 12)
        else:
            writer.write(*codes[item])
    writer.write(*codes[END])
    body = writer.finish()
    return HEAD.pack(MAGIC, len(data), adler(data), len(body) & 0xFFFF) + body


def unpack(packed):
    try:
        magic, size, checksum, tail = HEAD.unpack_from(packed)
    except struct.error as error:
        raise Damaged("the head is too short") from error
    if magic != MAGIC:
        raise Damaged("no head: %r" % magic)
    if tail != (len(packed) - HEAD.size) & 0xFFFF:
        raise Damaged("wrong length")
    reader = BitReader(memoryview(packed), HEAD.size)
    lengths = {}
    for symbol in range(MATCH + 1):
        length = reader.read(5)
        if length:
            lengths[symbol] = length
    tree = {}
    for symbol, (code, length) in canonical(lengths).items():
        tree[length, code] = symbol
    out = bytearray()
    while True:
        code = length = 0
        while (length, code) not in tree:
            code |= reader.read(1) << length
            length += 1
            if length > 31:
                raise Damaged("no such code")
        symbol = tree[length, code]
        if symbol == END:
            break
        if symbol == MATCH:
            count = reader.read(6) + LEAST
            distance = reader.read(12) + 1
            if distance > len(out):
                raise Damaged("a match before the start")
            start = len(out) - distance
            for i in range(count):
                out.append(out[start + i])
        else:
            out.append(symbol)
    if len(out) != size or adler(out) != checksum:
        raise Damaged("wrong sum")
    return bytes(out)


def text(rng, count):
    words = ["".join(rng.choice("etaoinshrdlu") for _ in range(rng.randint(2, 9))) for _ in range(300)]
    return " ".join(words[min(int(rng.expovariate(0.02)), 299)] for _ in range(count)).encode()


def samples(rng, count):
    """Records of numbers, as a program might keep them."""
    out = bytearray()
    value = 1000
    for i in range(count):
        value += rng.randint(-9, 9)
        out += struct.pack(">IhBx", i, value % 30000, i % 7)
    return bytes(out)


def main():
    rng = random.Random(3)
    inputs = {
        "empty": b"",
        "one": b"a" * 1000,
        "noise": bytes(rng.randrange(256) for _ in range(8000)),
        "text": text(rng, 9000),
        "samples": samples(rng, 5000),
    }
    for name, data in inputs.items():
        packed = pack(data)
        print(f"{name:8} {len(data):6} {len(packed):6} {adler(packed):08x}", unpack(packed) == data)
    packed = bytearray(pack(inputs["text"][:3000]))
    found = Counter()
    for at in range(0, len(packed), 9):
        packed[at] ^= 1 << at % 8
        try:
            unpack(bytes(packed))
            found["not seen"] += 1
        except Damaged as error:
            found[str(error).partition(":")[0]] += 1
        packed[at] ^= 1 << at % 8
    print(sorted(found.items()), unpack(bytes(packed)) == inputs["text"][:3000])
    try:
        unpack(b"PKB")
    except Damaged as error:
        print(error, type(error.__cause__).__name__)


if __name__ == "__main__":
    main()
