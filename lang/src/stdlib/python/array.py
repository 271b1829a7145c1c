"""Lists of numbers of one kind: what is done once in the life of an array. The rest is in Rust."""

import _collections_abc

typecodes = "bBuhHiIlLqQfd"
ArrayType = array

_collections_abc.MutableSequence.register(array)

# By the number of a format: how `struct` names it (a character is none of its), in the order of bytes that follows.
_formats = "BB", "bb", "H<", "H>", "h<", "h>", "I<", "I>", "i<", "i>", "Q<", "Q>", "q<", "q>", "f<", "f>", "d<", "d>", "utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"


def _array_reconstructor(arraytype, typecode, mformat_code, items, /):
    import struct
    from operator import index

    if not isinstance(arraytype, type):
        raise TypeError(f"first argument must be a type object, not {type(arraytype).__name__}")
    if not issubclass(arraytype, array):
        raise TypeError(f"{arraytype.__name__} is not a subtype of array.array")
    if not isinstance(typecode, str) or len(typecode) != 1:
        name = type(typecode).__name__
        raise TypeError(f"_array_reconstructor() argument 2 must be a unicode character, not {name}")
    mformat_code = index(mformat_code)
    if typecode not in typecodes:
        raise ValueError("second argument must be a valid type code")
    if not 0 <= mformat_code < len(_formats):
        raise ValueError("third argument must be a valid machine format code.")
    if not isinstance(items, bytes):
        raise TypeError(f"fourth argument should be bytes, not {type(items).__name__}")
    made = array(typecode)
    format = _formats[mformat_code]
    if mformat_code >= 18:
        # Of a text, as much as its characters are.
        values = items.decode(format)
    else:
        size = struct.calcsize(format[0])
        if len(items) % size:
            raise ValueError("string length not a multiple of item size" if mformat_code >= 14 else "bytes length not a multiple of item size")
        order = format[1] if format[1] in "<>" else "="
        values = list(struct.unpack(f"{order}{len(items) // size}{format[0]}", items))
    if typecode == "u":
        made.fromunicode(values)
        return made if arraytype is array else array.__new__(arraytype, typecode, made)
    if mformat_code < 14:
        # A letter of the same size and sign, if this one's are others here.
        wanted = size, format[0].islower()
        if (made.itemsize, typecode.islower()) != wanted or typecode in "fd":
            typecode = next(code for code in typecodes if code not in "ufd" and (array(code).itemsize, code.islower()) == wanted)
    return array.__new__(arraytype, typecode, values)
