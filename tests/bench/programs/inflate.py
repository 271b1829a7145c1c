"""Streams of bits, packed by a small encoder and unpacked again: deflate with its three kinds of blocks, and sorted
blocks as bzip2 has them, with moves to the front and the inverse of the Burrows-Wheeler transform."""

from heapq import heapify, heappop, heappush

END = 256
LONGEST = 15
LENGTH_BITS = [0] * 8 + [n for n in range(1, 6) for _ in range(4)]
DISTANCE_BITS = [0, 0] + [n for n in range(14) for _ in range(2)]
CODE_ORDER = (16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15)


def bases(first, extra):
    """The smallest value of each symbol that is followed by extra bits."""
    starts = []
    for bits in extra:
        starts.append(first)
        first += 1 << bits
    return starts


LENGTH_BASE = bases(3, LENGTH_BITS)
DISTANCE_BASE = bases(1, DISTANCE_BITS)
# The longest match has a symbol of its own.
LENGTH_BASE.append(258)
LENGTH_BITS.append(0)


class BitWriter:
    def __init__(self):
        self.out = bytearray()
        self.bits = 0
        self.count = 0

    def put(self, value, width):
        self.bits |= value << self.count
        self.count += width
        while self.count >= 8:
            self.out.append(self.bits & 255)
            self.bits >>= 8
            self.count -= 8

    def done(self):
        self.align()
        return bytes(self.out)

    def align(self):
        if self.count:
            self.put(0, 8 - self.count)


class BitReader:
    def __init__(self, data):
        self.data = data
        self.at = 0
        self.bits = 0
        self.count = 0

    def get(self, width):
        while self.count < width:
            self.bits |= self.data[self.at] << self.count
            self.at += 1
            self.count += 8
        value = self.bits & (1 << width) - 1
        self.bits >>= width
        self.count -= width
        return value

    def align(self):
        self.bits >>= self.count & 7
        self.count -= self.count & 7


def code_lengths(frequencies, longest=LONGEST):
    """How long each symbol's code is by Huffman; frequencies are flattened until none is too long."""
    while True:
        heap = [(f, symbol, None) for symbol, f in enumerate(frequencies) if f]
        heapify(heap)
        number = len(frequencies)
        while len(heap) > 1:
            left, right = heappop(heap), heappop(heap)
            heappush(heap, (left[0] + right[0], number, (left, right)))
            number += 1
        lengths = [0] * len(frequencies)
        stack = [(heap[0], 0)]
        while stack:
            (_, symbol, pair), depth = stack.pop()
            if pair is None:
                lengths[symbol] = max(depth, 1)
            else:
                stack += [(pair[0], depth + 1), (pair[1], depth + 1)]
        if max(lengths) <= longest:
            return lengths
        frequencies = [f and (f >> 2) + 1 for f in frequencies]


def codes_of(lengths):
    """Pairs of length, symbol and code, shorter codes first, as both sides number them."""
    code = previous = 0
    for length, symbol in sorted((length, symbol) for symbol, length in enumerate(lengths) if length):
        code <<= length - previous
        yield length, symbol, code
        code += 1
        previous = length


class Encoder:
    """Symbols to codes, whose bits are written highest first."""

    def __init__(self, lengths):
        self.codes = {}
        for length, symbol, code in codes_of(lengths):
            self.codes[symbol] = int(format(code, f"0{length}b")[::-1], 2), length

    def write(self, writer, symbol):
        writer.put(*self.codes[symbol])


class Decoder:
    """Per length, where its codes begin and where their symbols lie."""

    def __init__(self, lengths):
        self.symbols = []
        self.limits = [0] * (LONGEST + 1)
        self.offsets = [0] * (LONGEST + 1)
        for length, symbol, code in codes_of(lengths):
            if not self.limits[length]:
                self.offsets[length] = len(self.symbols) - code
            self.limits[length] = code + 1
            self.symbols.append(symbol)

    def read(self, reader):
        code = 0
        for length in range(1, LONGEST + 1):
            code = code << 1 | reader.get(1)
            if code < self.limits[length]:
                return self.symbols[self.offsets[length] + code]
        raise ValueError("no such code")


def symbol_of(value, base):
    low, high = 0, len(base)
    while high - low > 1:
        middle = (low + high) // 2
        if base[middle] <= value:
            low = middle
        else:
            high = middle
    return low


def matches(data):
    """Literals, and pairs of length and distance: the last place where three bytes stood."""
    seen = {}
    at = 0
    while at < len(data):
        key = data[at : at + 3]
        before = seen.get(key)
        seen[key] = at
        if before is None or len(key) < 3 or at - before > 32768:
            yield data[at], 0
            at += 1
            continue
        length = 3
        while length < 258 and at + length < len(data) and data[before + length] == data[at + length]:
            length += 1
        yield length, at - before
        at += length


def deflate(data, writer):
    tokens = list(matches(data))
    literals, distances = [0] * 286, [0] * 30
    literals[END] = distances[0] = distances[1] = 1
    for value, distance in tokens:
        if distance:
            literals[257 + symbol_of(value, LENGTH_BASE)] += 1
            distances[symbol_of(distance, DISTANCE_BASE)] += 1
        else:
            literals[value] += 1
    lengths = code_lengths(literals), code_lengths(distances)
    writer.put(1 | 2 << 1, 3)
    writer.put(286 - 257, 5)
    writer.put(30 - 1, 5)
    write_lengths(writer, lengths[0] + lengths[1])
    literal, far = Encoder(lengths[0]), Encoder(lengths[1])
    for value, distance in tokens:
        if distance:
            i, j = symbol_of(value, LENGTH_BASE), symbol_of(distance, DISTANCE_BASE)
            literal.write(writer, 257 + i)
            writer.put(value - LENGTH_BASE[i], LENGTH_BITS[i])
            far.write(writer, j)
            writer.put(distance - DISTANCE_BASE[j], DISTANCE_BITS[j])
        else:
            literal.write(writer, value)
    literal.write(writer, END)


def write_lengths(writer, lengths):
    """Lengths of codes in codes of their own, runs of zeros shortened."""
    symbols = []
    i = 0
    while i < len(lengths):
        run = i
        while run < len(lengths) and run - i < 138 and lengths[run] == 0:
            run += 1
        if run - i >= 11:
            symbols.append((18, run - i - 11, 7))
            i = run
        elif run - i >= 3:
            symbols.append((17, run - i - 3, 3))
            i = run
        else:
            symbols.append((lengths[i], 0, 0))
            i += 1
    frequencies = [0] * 19
    for symbol, _, _ in symbols:
        frequencies[symbol] += 1
    own = code_lengths(frequencies, 7)
    writer.put(19 - 4, 4)
    for symbol in CODE_ORDER:
        writer.put(own[symbol], 3)
    encoder = Encoder(own)
    for symbol, value, width in symbols:
        encoder.write(writer, symbol)
        writer.put(value, width)


def read_lengths(reader, count):
    own = [0] * 19
    for symbol in CODE_ORDER[: reader.get(4) + 4]:
        own[symbol] = reader.get(3)
    decoder = Decoder(own)
    lengths = []
    while len(lengths) < count:
        symbol = decoder.read(reader)
        if symbol < 16:
            lengths.append(symbol)
        elif symbol == 16:
            lengths += lengths[-1:] * (3 + reader.get(2))
        else:
            lengths += [0] * (3 + reader.get(3) if symbol == 17 else 11 + reader.get(7))
    return lengths


def inflate(reader):
    out = bytearray()
    last = False
    while not last:
        last = reader.get(1) == 1
        kind = reader.get(2)
        if kind == 0:
            reader.align()
            size = reader.get(16)
            if reader.get(16) != size ^ 0xFFFF:
                raise ValueError("a stored block of two sizes")
            out.extend(reader.get(8) for _ in range(size))
        elif kind == 1:
            lengths = [8] * 144 + [9] * 112 + [7] * 24 + [8] * 8
            inflate_block(reader, Decoder(lengths), Decoder([5] * 30), out)
        elif kind == 2:
            literals, distances = reader.get(5) + 257, reader.get(5) + 1
            lengths = read_lengths(reader, literals + distances)
            inflate_block(reader, Decoder(lengths[:literals]), Decoder(lengths[literals:]), out)
        else:
            raise ValueError("a block of no kind")
    return bytes(out)


def inflate_block(reader, literals, distances, out):
    while True:
        symbol = literals.read(reader)
        if symbol < END:
            out.append(symbol)
            continue
        if symbol == END:
            return
        length = LENGTH_BASE[symbol - 257] + reader.get(LENGTH_BITS[symbol - 257])
        symbol = distances.read(reader)
        distance = DISTANCE_BASE[symbol] + reader.get(DISTANCE_BITS[symbol])
        if distance >= length:
            out += out[len(out) - distance : len(out) - distance + length]
        else:
            for _ in range(length):
                out.append(out[-distance])


def rotations(data):
    """The last bytes of all rotations in their order, and which of these is the data itself."""
    twice = data + data
    order = sorted(range(len(data)), key=lambda i: twice[i : i + len(data)])
    return bytes(data[i - 1] for i in order), order.index(0)


def derotated(last, origin):
    counts = [0] * 256
    for byte in last:
        counts[byte] += 1
    starts = []
    total = 0
    for count in counts:
        starts.append(total)
        total += count
    follows = [0] * len(last)
    for i, byte in enumerate(last):
        follows[starts[byte]] = i
        starts[byte] += 1
    out = bytearray()
    i = origin
    for _ in last:
        i = follows[i]
        out.append(last[i])
    return bytes(out)


def ranks(data):
    """Moves to the front; runs of the first byte are numbers of the digits 1 and 2, lowest first, written as 0 and 1."""
    front = list(range(256))
    run = 0
    for byte in data:
        rank = front.index(byte)
        if rank == 0:
            run += 1
            continue
        yield from digits(run)
        run = 0
        front.insert(0, front.pop(rank))
        yield rank + 1
    yield from digits(run)
    yield 257


def digits(run):
    while run:
        yield 1 - (run & 1)
        run = run - 1 >> 1


def pack_sorted(data, writer, size):
    for at in range(0, len(data), size):
        last, origin = rotations(data[at : at + size])
        symbols = list(ranks(last))
        frequencies = [0] * 258
        for symbol in symbols:
            frequencies[symbol] += 1
        lengths = code_lengths(frequencies)
        writer.put(1, 1)
        writer.put(origin, 24)
        for length in lengths:
            writer.put(length, 4)
        encoder = Encoder(lengths)
        for symbol in symbols:
            encoder.write(writer, symbol)
    writer.put(0, 1)


def unpack_sorted(reader):
    out = []
    while reader.get(1):
        origin = reader.get(24)
        decoder = Decoder([reader.get(4) for _ in range(258)])
        front = list(range(256))
        last = bytearray()
        run, weight = 0, 1
        while True:
            symbol = decoder.read(reader)
            if symbol < 2:
                run += weight << symbol
                weight <<= 1
                continue
            if run:
                last += bytes(front[:1]) * run
                run, weight = 0, 1
            if symbol == 257:
                break
            byte = front.pop(symbol - 1)
            front.insert(0, byte)
            last.append(byte)
        out.append(derotated(last, origin))
    return b"".join(out)


def checksum(data):
    """Adler's."""
    a, b = 1, 0
    for byte in data:
        a = (a + byte) % 65521
        b = (b + a) % 65521
    return b << 16 | a


def text_of(count):
    """Sentences of words that are made up, common ones oftener."""
    state = 4711
    words = []
    out = []
    for i in range(count):
        state = (state * 1103515245 + 12345) % 2147483648
        pick = state >> 8
        if i % 7 == 0:
            words.append("".join("etaoinshrdlu"[pick >> 2 * k & 7] for k in range(2 + pick % 6)))
        out.append(words[pick % len(words) * (pick >> 9) % len(words)])
        out.append(". " if pick % 11 == 0 else ", " if pick % 13 == 0 else " ")
    return "".join(out).encode()


def main():
    data = text_of(9000)
    writer = BitWriter()
    writer.put(0, 3)
    writer.align()
    writer.put(5, 16)
    writer.put(5 ^ 0xFFFF, 16)
    for byte in b"plain":
        writer.put(byte, 8)
    fixed = Encoder([8] * 144 + [9] * 112 + [7] * 24 + [8] * 8)
    writer.put(1 << 1, 3)
    for symbol in (*b" and fixed: ", END):
        fixed.write(writer, symbol)
    deflate(data, writer)
    packed = writer.done()
    for _ in range(10):
        unpacked = inflate(BitReader(packed))
    print(len(unpacked), len(packed), hex(checksum(packed)), hex(checksum(unpacked)))
    print(unpacked == b"plain and fixed: " + data, unpacked[:90])
    writer = BitWriter()
    pack_sorted(data, writer, 2000)
    packed = writer.done()
    for _ in range(10):
        unpacked = unpack_sorted(BitReader(packed))
    print(len(unpacked), len(packed), hex(checksum(packed)), unpacked == data)


if __name__ == "__main__":
    main()
