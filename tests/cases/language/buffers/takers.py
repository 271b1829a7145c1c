# What takes bytes takes everything that is like them: each taker with each kind of them.

import array, base64, binascii, bz2, codecs, hashlib, io, lzma, os, re, socket, struct, tempfile, zlib

text = b"-7 a,b ab"


class Own(bytes):
    pass


class OwnArray(bytearray):
    pass


class Numbers(array.array):
    pass


class Asked:
    def __bytes__(self):
        return b"asked"


def released():
    view = memoryview(b"ab")
    view.release()
    return view


kinds = {
    "bytes": lambda data: data,
    "bytearray": bytearray,
    "bytes subclass": Own,
    "bytearray subclass": OwnArray,
    "memoryview": memoryview,
    "memoryview of bytearray": lambda data: memoryview(bytearray(data)),
    "memoryview part": lambda data: memoryview(b"<" + data + b">")[1:-1],
    "memoryview cast": lambda data: memoryview(data).cast("c"),
    "memoryview in two": lambda data: memoryview(data).cast("B", [1, len(data)]),
    "array B": lambda data: array.array("B", data),
    "array b": lambda data: array.array("b", data),
    "array subclass": lambda data: Numbers("B", data),
    "memoryview of array": lambda data: memoryview(array.array("B", data)),
    "memoryview steps": lambda data: memoryview(bytes(x for byte in data for x in (byte, 0)))[::2],
    "memoryview released": lambda data: released(),
    "str": lambda data: data.decode("latin-1"),
    "int": lambda data: 97,
    "None": lambda data: None,
    "list": list,
    "__bytes__": lambda data: Asked(),
}

file = tempfile.TemporaryFile()
raw = io.FileIO(os.dup(file.fileno()), "r+")
left, right = socket.socketpair()


def written(stream, data):
    stream.seek(0)
    stream.truncate()
    n = stream.write(data)
    stream.flush()
    stream.seek(0)
    return n, stream.read()


def sent(how, *data):
    n = how(*data)
    return n, right.recv(100)


def added(a, data):
    a += data
    return a


def put(a, at, data):
    a[at] = data
    return a


def did(how, a, *data):
    return how(a, *data), a


def closed(stream):
    value = stream.getvalue()
    stream.close()
    return value


readers = {
    "bytes": bytes,
    "bytearray": bytearray,
    "memoryview": lambda d: memoryview(d).tobytes(),
    "str": lambda d: str(d, "ascii"),
    "str errors": lambda d: str(d, errors="replace"),
    "int": int,
    "int base": lambda d: int(d, 16),
    "float": float,
    "from_bytes": lambda d: int.from_bytes(d, "big"),
    "join": lambda d: b"-".join([d, b"x", d]),
    "join array": lambda d: bytearray(b"-").join([d, d]),
    "join of": lambda d: b"-".join(d),
    "find": lambda d: b"x-7 a,b ab".find(d),
    "rfind": lambda d: bytearray(b"x-7 a,b ab").rfind(d),
    "index": lambda d: b"x-7 a,b ab".index(d),
    "count": lambda d: (b"-7 a,b ab" * 2).count(d),
    "replace": lambda d: b"x-7 a,b ab-".replace(d, b"."),
    "replace by": lambda d: b"x.y".replace(b".", d),
    "split": lambda d: b"x-7 a,b aby".split(d),
    "rsplit": lambda d: bytearray(b"x-7 a,b aby").rsplit(d, 1),
    "partition": lambda d: b"x-7 a,b aby".partition(d),
    "rpartition": lambda d: bytearray(b"x-7 a,b aby").rpartition(d),
    "startswith": lambda d: b"-7 a,b ab..".startswith(d),
    "endswith": lambda d: bytearray(b"..-7 a,b ab").endswith(d),
    "startswith one of": lambda d: b"-7 a,b ab..".startswith((b"x", d)),
    "strip": lambda d: b"ab..-7".strip(d),
    "lstrip": lambda d: bytearray(b"ab..-7").lstrip(d),
    "rstrip": lambda d: b"ab..-7".rstrip(d),
    "removeprefix": lambda d: b"-7 a,b ab..".removeprefix(d),
    "removesuffix": lambda d: b"..-7 a,b ab".removesuffix(d),
    "translate delete": lambda d: b"abcd".translate(None, d),
    "maketrans": lambda d: bytes.maketrans(d, d)[:3],
    "+": lambda d: b"x" + d,
    "+ array": lambda d: bytearray(b"x") + d,
    "+ from": lambda d: d + b"x",
    "+=": lambda d: added(bytearray(b"x"), d),
    "in": lambda d: d in b"x-7 a,b ab",
    "in array": lambda d: d in bytearray(b"x-7 a,b ab"),
    "==": lambda d: b"-7 a,b ab" == d,
    "== array": lambda d: bytearray(b"-7 a,b ab") == d,
    "<": lambda d: bytearray(b"-7 a") < d,
    "== view": lambda d: memoryview(b"-7 a,b ab") == d,
    "%b": lambda d: b"<%b>" % d,
    "%s": lambda d: b"<%s>" % (d,),
    "%b array": lambda d: bytearray(b"<%b>") % d,
    "extend": lambda d: did(bytearray.extend, bytearray(b"x"), d),
    "slice": lambda d: put(bytearray(b"xyz"), slice(1, 2), d),
    "slice steps": lambda d: put(bytearray(18), slice(None, None, 2), d),
    "slice of view": lambda d: put(memoryview(bytearray(9)), slice(None), d).tobytes(),
    "frombytes": lambda d: did(array.array.frombytes, array.array("B", [1]), d),
    "array": lambda d: array.array("B", d),
    "unpack": lambda d: struct.unpack("9s", d),
    "unpack_from": lambda d: struct.unpack_from("2s", d, 1),
    "iter_unpack": lambda d: list(struct.iter_unpack("3s", d)),
    "pack s": lambda d: struct.pack("4s", d),
    "pack p": lambda d: struct.pack("4p", d),
    "crc32": zlib.crc32,
    "adler32": zlib.adler32,
    "compress": lambda d: zlib.decompress(zlib.compress(d)),
    "compressobj": lambda d: len(zlib.compressobj().compress(d)),
    "bz2": lambda d: bz2.decompress(bz2.compress(d)),
    "lzma": lambda d: lzma.decompress(lzma.compress(d)),
    "md5": lambda d: hashlib.md5(d).hexdigest(),
    "sha256": lambda d: hashlib.sha256(d).hexdigest()[:9],
    "update": lambda d: did(lambda h, d: h.update(d), hashlib.sha1(), d)[1].hexdigest()[:9],
    "hexlify": binascii.hexlify,
    "crc_hqx": lambda d: binascii.crc_hqx(d, 0),
    "b2a_base64": binascii.b2a_base64,
    "b64encode": base64.b64encode,
    "b64decode": base64.b64decode,
    "b16encode": base64.b16encode,
    "a85encode": base64.a85encode,
    "match": lambda d: re.match(b"(-7)", d).span(),
    "findall": lambda d: re.findall(b"[ab]", d),
    "sub": lambda d: re.sub(b"[ab]", b".", d),
    "sub by": lambda d: re.sub(b",", d, b"a,b"),
    "escape": re.escape,
    "decode": lambda d: codecs.decode(d, "ascii"),
    "utf_8_decode": codecs.utf_8_decode,
    "latin_1_decode": codecs.latin_1_decode,
    "BytesIO": lambda d: io.BytesIO(d).read(),
    "BytesIO write": lambda d: written(io.BytesIO(), d),
    "writelines": lambda d: did(io.BytesIO.writelines, io.BytesIO(), [d, d])[1].getvalue(),
    "file write": lambda d: written(file, d),
    "raw write": lambda d: written(raw, d),
    "buffered write": lambda d: written(io.BufferedRandom(io.FileIO(os.dup(file.fileno()), "r+")), d),
    "os.write": lambda d: (os.lseek(raw.fileno(), 0, 0), os.write(raw.fileno(), d)),
    "send": lambda d: sent(left.send, d),
    "sendall": lambda d: sent(left.sendall, d),
    "UnicodeDecodeError": lambda d: UnicodeDecodeError("x", d, 0, 1, "y").object,
    "hash": lambda d: hash(d) == hash(b"-7 a,b ab"),
    "ord": ord,
}


for name, how in readers.items():
    seen = []
    for kind, make in kinds.items():
        for turn in range(3):
            try:
                value = repr(how(make(text)))
            except Exception as e:
                value = f"{type(e).__name__}: {e}"
            value = re.sub(" at 0x[0-9a-f]+", "", value)
        if seen and seen[-1][1] == value:
            seen[-1][0].append(kind)
        else:
            seen.append(([kind], value))
    print(name)
    for group, value in seen:
        print("   ", value, "for", ", ".join(group))
