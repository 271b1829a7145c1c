# AES with keys of three lengths, out of tables made here: blocks one by one, chained and counted.


def times(a, b):
    product = 0
    while b:
        if b & 1:
            product ^= a
        a <<= 1
        if a & 0x100:
            a ^= 0x11B
        b >>= 1
    return product


def substitution():
    box = [0x63] * 256
    for a in range(1, 256):
        inverse = 1
        for _ in range(254):
            inverse = times(inverse, a)
        value = inverse
        for _ in range(4):
            inverse = (inverse << 1 | inverse >> 7) & 0xFF
            value ^= inverse
        box[a] = value ^ 0x63
    return box


BOX = substitution()
INVERSE = [0] * 256
for place, value in enumerate(BOX):
    INVERSE[value] = place
MIXED = {factor: [times(a, factor) for a in range(256)] for factor in (2, 3, 9, 11, 13, 14)}
TABLES = [
    [MIXED[2][s] << 24 | s << 16 | s << 8 | MIXED[3][s] for s in BOX],
    [MIXED[3][s] << 24 | MIXED[2][s] << 16 | s << 8 | s for s in BOX],
    [s << 24 | MIXED[3][s] << 16 | MIXED[2][s] << 8 | s for s in BOX],
    [s << 24 | s << 16 | MIXED[3][s] << 8 | MIXED[2][s] for s in BOX],
]


def expand(key):
    words = [int.from_bytes(key[i : i + 4], "big") for i in range(0, len(key), 4)]
    n = len(words)
    constant = 1
    for i in range(n, 4 * (n + 7)):
        word = words[-1]
        if i % n == 0:
            word = (word << 8 | word >> 24) & 0xFFFFFFFF
            word = substituted(word) ^ constant << 24
            constant = times(constant, 2)
        elif n == 8 and i % n == 4:
            word = substituted(word)
        words.append(words[i - n] ^ word)
    return words


def substituted(word):
    return BOX[word >> 24] << 24 | BOX[word >> 16 & 255] << 16 | BOX[word >> 8 & 255] << 8 | BOX[word & 255]


class Cipher:
    def __init__(self, key):
        self.keys = expand(key)
        self.rounds = len(self.keys) // 4 - 1

    def encrypt(self, a, b, c, d):
        keys = self.keys
        t0, t1, t2, t3 = TABLES
        a ^= keys[0]
        b ^= keys[1]
        c ^= keys[2]
        d ^= keys[3]
        for i in range(4, 4 * self.rounds, 4):
            a, b, c, d = (
                t0[a >> 24] ^ t1[b >> 16 & 255] ^ t2[c >> 8 & 255] ^ t3[d & 255] ^ keys[i],
                t0[b >> 24] ^ t1[c >> 16 & 255] ^ t2[d >> 8 & 255] ^ t3[a & 255] ^ keys[i + 1],
                t0[c >> 24] ^ t1[d >> 16 & 255] ^ t2[a >> 8 & 255] ^ t3[b & 255] ^ keys[i + 2],
                t0[d >> 24] ^ t1[a >> 16 & 255] ^ t2[b >> 8 & 255] ^ t3[c & 255] ^ keys[i + 3],
            )
        i = 4 * self.rounds
        return (
            (BOX[a >> 24] << 24 | BOX[b >> 16 & 255] << 16 | BOX[c >> 8 & 255] << 8 | BOX[d & 255]) ^ keys[i],
            (BOX[b >> 24] << 24 | BOX[c >> 16 & 255] << 16 | BOX[d >> 8 & 255] << 8 | BOX[a & 255]) ^ keys[i + 1],
            (BOX[c >> 24] << 24 | BOX[d >> 16 & 255] << 16 | BOX[a >> 8 & 255] << 8 | BOX[b & 255]) ^ keys[i + 2],
            (BOX[d >> 24] << 24 | BOX[a >> 16 & 255] << 16 | BOX[b >> 8 & 255] << 8 | BOX[c & 255]) ^ keys[i + 3],
        )

    def decrypt(self, block):
        state = list(block)
        self.add_key(state, self.rounds)
        for number in range(self.rounds - 1, -1, -1):
            state = [INVERSE[state[(i - 4 * (i % 4)) % 16]] for i in range(16)]
            self.add_key(state, number)
            if number:
                for i in range(0, 16, 4):
                    a, b, c, d = state[i : i + 4]
                    m9, m11, m13, m14 = MIXED[9], MIXED[11], MIXED[13], MIXED[14]
                    state[i] = m14[a] ^ m11[b] ^ m13[c] ^ m9[d]
                    state[i + 1] = m9[a] ^ m14[b] ^ m11[c] ^ m13[d]
                    state[i + 2] = m13[a] ^ m9[b] ^ m14[c] ^ m11[d]
                    state[i + 3] = m11[a] ^ m13[b] ^ m9[c] ^ m14[d]
        return bytes(state)

    def add_key(self, state, number):
        for i in range(4):
            word = self.keys[4 * number + i]
            state[4 * i] ^= word >> 24
            state[4 * i + 1] ^= word >> 16 & 255
            state[4 * i + 2] ^= word >> 8 & 255
            state[4 * i + 3] ^= word & 255


def words_of(data, at):
    return [int.from_bytes(data[at + i : at + i + 4], "big") for i in range(0, 16, 4)]


def chained(cipher, data):
    a = b = c = d = 0
    out = bytearray()
    for at in range(0, len(data), 16):
        p, q, r, s = words_of(data, at)
        a, b, c, d = cipher.encrypt(a ^ p, b ^ q, c ^ r, d ^ s)
        for word in (a, b, c, d):
            out += word.to_bytes(4, "big")
    return bytes(out)


def unchained(cipher, data):
    previous = bytes(16)
    out = bytearray()
    for at in range(0, len(data), 16):
        block = data[at : at + 16]
        plain = cipher.decrypt(block)
        out.extend(p ^ q for p, q in zip(plain, previous))
        previous = block
    return bytes(out)


def counted(cipher, data):
    out = bytearray(data)
    for n in range(0, len(data), 16):
        stream = cipher.encrypt(0, 0, 0, n // 16)
        for i in range(16):
            out[n + i] ^= stream[i >> 2] >> (24 - 8 * (i & 3)) & 255
    return bytes(out)


def main():
    block = bytes.fromhex("00112233445566778899aabbccddeeff")
    for length in (16, 24, 32):
        cipher = Cipher(bytes(range(length)))
        text = chained(cipher, block)
        print(text.hex(), cipher.decrypt(text) == block)
    data = bytes(i * 7 % 251 for i in range(16 * 50000))
    cipher = Cipher(bytes(range(16)))
    text = chained(cipher, data)
    print(text[-16:].hex(), sum(text))
    print(unchained(cipher, text[: 16 * 5000]) == data[: 16 * 5000])
    cipher = Cipher(bytes(range(100, 132)))
    text = counted(cipher, data)
    print(text[-16:].hex(), sum(text), counted(cipher, text) == data)


if __name__ == "__main__":
    main()
