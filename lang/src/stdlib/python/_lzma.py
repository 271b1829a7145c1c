"""Streams of LZMA. The other half is in Rust."""

from _zlib import crc32 as _crc32
from _kept import checked as _checked, c_int as _c_int, index as _index, new as _new, ssize as _ssize

FORMAT_AUTO, FORMAT_XZ, FORMAT_ALONE, FORMAT_RAW = range(4)
CHECK_NONE, CHECK_CRC32, CHECK_CRC64, CHECK_SHA256, CHECK_ID_MAX, CHECK_UNKNOWN = 0, 1, 4, 10, 15, 16
FILTER_LZMA1, FILTER_LZMA2, FILTER_DELTA = 0x4000000000000001, 0x21, 3
FILTER_X86, FILTER_POWERPC, FILTER_IA64, FILTER_ARM, FILTER_ARMTHUMB, FILTER_SPARC = range(4, 10)
MF_HC3, MF_HC4, MF_BT2, MF_BT3, MF_BT4 = 3, 4, 0x12, 0x13, 0x14
MODE_FAST, MODE_NORMAL = 1, 2
PRESET_DEFAULT, PRESET_EXTREME = 6, 0x80000000
_magic = b"\xfd7zXZ\0"
_bad_options = "Invalid or unsupported options"
_internal = "Internal error"
_bad_format = "Input format not supported by decoder"


class LZMAError(Exception):
    """What is wrong with a stream."""

    __module__ = "_lzma"


def _good(answer):
    """What the other half gives: a string says what is wrong."""
    if type(answer) is str:
        raise LZMAError(answer)
    return answer


def is_check_supported(check_id, /):
    """Whether a kind of checksum can be computed."""
    return _c_int(check_id) in (CHECK_NONE, CHECK_CRC32, CHECK_CRC64, CHECK_SHA256)


def _uint32(value):
    value = _index(value)
    if value < 0:
        raise OverflowError("can't convert negative int to unsigned")
    if value >= 2**32:
        raise OverflowError("int too big to convert" if value >= 2**64 else "Value too large for uint32_t type")
    return value


_names = ("dict_size", "lc", "lp", "pb", "mode", "nice_len", "mf", "depth")


def _preset_options(preset):
    """The options that a preset stands for: dict_size, lc, lp, pb, mode, nice_len, mf, depth."""
    level = preset & 31
    if level > 9 or preset & ~(31 | PRESET_EXTREME):
        raise LZMAError(f"Invalid compression preset: {preset}")
    size = 1 << (18, 20, 21, 22, 22, 23, 23, 24, 25, 26)[level]
    if preset & PRESET_EXTREME:
        nice, depth = (192, 0) if level in (3, 5) else (273, 512)
        return [size, 3, 0, 2, MODE_NORMAL, nice, MF_BT4, depth]
    if level <= 3:
        return [size, 3, 0, 2, MODE_FAST, 128 if level <= 1 else 273, MF_HC4 if level else MF_HC3, (4, 8, 24, 48)[level]]
    return [size, 3, 0, 2, MODE_NORMAL, (16, 32, 64)[min(level - 4, 2)], MF_BT4, 0]


def _entries(spec, names, kind):
    """The entries of a specifier, which has no others."""
    for key in spec:
        if key != "id" and key not in names:
            raise ValueError(f"Invalid filter specifier for {kind} filter")
    return spec


def _filter(spec):
    """A filter: its number, and its options or its property."""
    if not hasattr(type(spec), "__getitem__") or isinstance(spec, (str, bytes, list, tuple)):
        raise TypeError("Filter specifier must be a dict or dict-like object")
    try:
        number = spec["id"]
    except KeyError:
        raise ValueError('Filter specifier must have an "id" entry') from None
    number = _index(number)
    if number < 0:
        raise OverflowError("can't convert negative int to unsigned")
    if number in (FILTER_LZMA1, FILTER_LZMA2):
        _entries(spec, ("preset", *_names), "LZMA")
        options = _preset_options(_uint32(spec["preset"]) if "preset" in spec else PRESET_DEFAULT)
        for at, name in enumerate(_names):
            if name in spec:
                options[at] = _uint32(spec[name])
        return number, options
    if number == FILTER_DELTA:
        _entries(spec, ("dist",), "delta")
        return number, _uint32(spec["dist"]) if "dist" in spec else 1
    if FILTER_X86 <= number <= FILTER_SPARC:
        _entries(spec, ("start_offset",), "BCJ")
        return number, _uint32(spec["start_offset"]) if "start_offset" in spec else 0
    raise ValueError(f"Invalid filter ID: {number}")


def _chain(specs, wrong=_bad_options):
    """The filters, the last of which is LZMA."""
    if not hasattr(type(specs), "__getitem__") or isinstance(specs, dict):
        name = type(specs).__name__
        raise TypeError(f"{name} is not a sequence" if isinstance(specs, dict) else f"object of type {name!r} has no len()")
    specs = [specs[at] for at in range(len(specs))]
    if len(specs) > 4:
        raise ValueError("Too many filters - liblzma supports a maximum of 4")
    filters = [_filter(spec) for spec in specs]
    lzma = (FILTER_LZMA1, FILTER_LZMA2)
    if not filters or filters[-1][0] not in lzma or any(number in lzma for number, _ in filters[:-1]):
        raise LZMAError(wrong if len(filters) < 2 else _bad_options)
    return filters


def _encode_filter_properties(filter, /):
    """The options of a filter as bytes."""
    number, options = _filter(filter)
    if number == FILTER_LZMA1:
        size, lc, lp, pb = options[:4]
        if lc + lp > 4 or pb > 4:
            raise LZMAError(_bad_options)
        return bytes([(pb * 5 + lp) * 9 + lc]) + size.to_bytes(4, "little")
    if number == FILTER_LZMA2:
        size = max(options[0], 4096) - 1
        # Sizes are 2 ** n, or half as much again.
        for code in range(40):
            if (2 | code & 1) << code // 2 + 11 > size:
                return bytes([code])
        return bytes([40])
    if number == FILTER_DELTA:
        if not 1 <= options <= 256:
            raise LZMAError(_bad_options)
        return bytes([options - 1])
    return options.to_bytes(4, "little") if options else b""


def _decode_filter_properties(filter_id, encoded_props, /):
    """The options of a filter from bytes."""
    number, data = _index(filter_id), bytes(_checked(encoded_props))
    if number == FILTER_LZMA1:
        if len(data) != 5 or data[0] > 224:
            raise LZMAError(_bad_options)
        rest, lc = divmod(data[0], 9)
        pb, lp = divmod(rest, 5)
        if lc + lp > 4:
            raise LZMAError(_bad_options)
        return {"id": number, "lc": lc, "lp": lp, "pb": pb, "dict_size": int.from_bytes(data[1:], "little")}
    if number == FILTER_LZMA2:
        if len(data) != 1 or data[0] > 40:
            raise LZMAError(_bad_options)
        code = data[0]
        return {"id": number, "dict_size": 2**32 - 1 if code == 40 else (2 | code & 1) << code // 2 + 11}
    if number == FILTER_DELTA:
        if len(data) != 1:
            raise LZMAError(_bad_options)
        return {"id": number, "dist": data[0] + 1}
    if FILTER_X86 <= number <= FILTER_SPARC:
        if len(data) not in (0, 4) or number != FILTER_X86 and data and int.from_bytes(data, "little") % 2:
            raise LZMAError(_bad_options)
        if not int.from_bytes(data, "little"):
            return {"id": number}
        return {"id": number, "start_offset": int.from_bytes(data, "little")}
    raise LZMAError(_bad_options)


class LZMACompressor:
    """Compresses what comes bit by bit."""

    __slots__ = ("_number",)

    def __new__(cls, *args, **kwargs):
        self = object.__new__(cls)
        self._number = -1
        return self

    def __init__(self, format=FORMAT_XZ, check=-1, preset=None, filters=None):
        format, check = _c_int(format), _c_int(check)
        if preset is not None and filters is not None:
            raise ValueError("Cannot specify both preset and filter chain")
        preset = PRESET_DEFAULT if preset is None else _uint32(preset)
        if format != FORMAT_XZ and check not in (-1, CHECK_NONE):
            raise ValueError("Integrity checks are only supported by FORMAT_XZ")
        last = FILTER_LZMA2 if format == FORMAT_XZ else FILTER_LZMA1
        if format == FORMAT_ALONE and filters is not None:
            if len(filters) != 1 or _filter(filters[0])[0] != FILTER_LZMA1:
                raise ValueError("Invalid filter chain for FORMAT_ALONE - must be a single LZMA1 filter")
        elif format == FORMAT_RAW:
            if filters is None:
                raise ValueError("Must specify filters for FORMAT_RAW")
        elif format not in (FORMAT_XZ, FORMAT_ALONE):
            raise ValueError(f"Invalid container format: {format}")
        if filters is None:
            if format == FORMAT_XZ and (preset & 31 > 9 or preset & ~(31 | PRESET_EXTREME)):
                raise LZMAError(_bad_options)
            filters = [(last, _preset_options(preset))]
        else:
            filters = _chain(filters, _internal if format == FORMAT_XZ else _bad_options)
        number, options = filters[-1]
        if format == FORMAT_XZ and (number != FILTER_LZMA2 or not -1 <= check <= CHECK_ID_MAX):
            raise LZMAError(_internal)
        if format == FORMAT_RAW and len(filters) > 1:
            raise LZMAError("Filters before that of LZMA are not supported in raw streams that are compressed")
        if format == FORMAT_RAW and number == FILTER_LZMA2:
            format = 4
        check = CHECK_CRC64 if check == -1 else check
        self._end()
        self._number = _new(_good(_encoder(format, check, options, filters[:-1])))

    def _end(self):
        if self._number >= 0:
            _end_encoder(self._number)
            self._number = -1

    def __del__(self):
        self._end()

    def compress(self, data, /):
        """Takes data; what comes out so far."""
        data = _checked(data)
        if self._number < 0:
            raise ValueError("Compressor has been flushed")
        return _good(_encode(self._number, data))

    def flush(self):
        """What is left."""
        if self._number < 0:
            raise ValueError("Repeated call to flush()")
        number, self._number = self._number, -1
        return _good(_finish(number))

    def __reduce_ex__(self, protocol, /):
        raise TypeError(f"cannot pickle {type(self).__name__!r} object")


class LZMADecompressor:
    """Decompresses what comes bit by bit."""

    __slots__ = ("_number", "_format", "_limit", "_head", "_rest", "_unused", "_eof", "_needs", "_check", "_strict", "_failed")

    def __new__(cls, *args, **kwargs):
        self = object.__new__(cls)
        self._number = -1
        return self

    def __init__(self, format=FORMAT_AUTO, memlimit=None, filters=None):
        format = _c_int(format)
        if memlimit is not None:
            if format == FORMAT_RAW:
                raise ValueError("Cannot specify memory limit with FORMAT_RAW")
            memlimit = _index(memlimit)
            if memlimit < 0:
                raise OverflowError("can't convert negative int to unsigned")
            if memlimit >= 2**64:
                raise OverflowError("int too big to convert")
        if format == FORMAT_RAW and filters is None:
            raise ValueError("Must specify filters for FORMAT_RAW")
        if format != FORMAT_RAW and filters is not None:
            raise ValueError("Cannot specify filters except with FORMAT_RAW")
        if not FORMAT_AUTO <= format <= FORMAT_RAW:
            raise ValueError(f"Invalid container format: {format}")
        self._end()
        self._format, self._head, self._strict = format, b"", format == FORMAT_AUTO
        self._limit = 2**63 - 1 if memlimit is None else min(memlimit, 2**63 - 1)
        self._rest = self._unused = b""
        self._eof, self._needs, self._failed = False, True, False
        self._check = CHECK_NONE if format in (FORMAT_ALONE, FORMAT_RAW) else CHECK_UNKNOWN
        if format == FORMAT_RAW:
            filters = _chain(filters)
            number, (size, lc, lp, pb, *_) = filters[-1]
            if len(filters) > 2:
                raise LZMAError("More than one filter before that of LZMA is not supported in raw streams")
            if lc + lp > 4 or pb > 4:
                raise LZMAError(_bad_options)
            before = filters[0] if len(filters) == 2 else None
            self._number = _new(_good(_decoder(3 if number == FILTER_LZMA1 else 4, self._limit, [lc, lp, pb, size], before)))

    def _end(self):
        if self._number >= 0:
            _end_decoder(self._number)
            self._number = -1

    def __del__(self):
        self._end()

    eof = property(lambda self: self._eof, doc="True if the end-of-stream marker has been reached.")
    check = property(lambda self: self._check, doc="ID of the integrity check used by the input stream.")
    unused_data = property(lambda self: self._unused, doc="Data found after the end of the compressed stream.")
    needs_input = property(lambda self: self._needs, doc="True if more input is needed before more decompressed data can be produced.")

    def _start(self, data):
        """Looks at the header; it, and what follows, once all of it is there."""
        data = self._head + data
        if data and self._format == FORMAT_AUTO:
            self._format = FORMAT_XZ if data[0] == 0xFD else FORMAT_ALONE
        if self._format == FORMAT_XZ:
            if len(data) < 12:
                self._head = data
                return b""
            if data[:6] != _magic:
                raise LZMAError(_bad_format)
            if _crc32(data[6:8]).to_bytes(4, "little") != data[8:12]:
                raise LZMAError("Corrupt input data")
        else:
            if data and data[0] > 224 or data and data[0] % 9 + data[0] // 9 % 5 > 4:
                raise LZMAError(_bad_format)
            size, length = int.from_bytes(data[1:5], "little"), int.from_bytes(data[5:13], "little")
            if self._strict and len(data) >= 5:
                low = size & -size
                if size != 2**32 - 1 and (not size or size not in (low, 3 * low)):
                    raise LZMAError(_bad_format)
            if len(data) < 13:
                self._head = data
                return b""
            if self._strict and 2**38 <= length < 2**64 - 1:
                raise LZMAError(_bad_format)
            if self._check == CHECK_UNKNOWN:
                self._check = CHECK_NONE
        self._number = _new(_good(_decoder(self._format, self._limit, [3, 0, 2, 4096], None)))
        self._head = b""
        return data

    def decompress(self, data, max_length=-1):
        """Takes data; what comes out, at most so many bytes if that is not below zero."""
        data = bytes(_checked(data))
        max_length = _ssize(max_length)
        if self._eof:
            raise EOFError("Already at end of stream")
        if self._failed:
            raise LZMAError(_internal)
        try:
            return self._decompressed(data, max_length)
        except LZMAError:
            # What goes wrong goes wrong for good.
            self._failed = True
            self._end()
            raise

    def _decompressed(self, data, max_length):
        if self._number < 0:
            data = self._start(data)
            if not data:
                return b""
        if self._rest:
            data = self._rest + data
            self._rest = b""
        out, taken, rest, self._check = _good(_decode(self._number, data, max_length))
        if rest is not None:
            self._eof, self._needs = True, False
            self._unused = rest + data[taken:]
            self._end()
        else:
            self._rest = data[taken:]
            self._needs = not self._rest and len(out) != max_length
        return out

    def __reduce_ex__(self, protocol, /):
        raise TypeError(f"cannot pickle {type(self).__name__!r} object")


LZMACompressor.__module__ = LZMADecompressor.__module__ = "_lzma"
