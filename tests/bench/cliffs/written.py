# Texts and bytes: slices, building, formats, regular expressions.
import io
import re

from measured import main


def read_byte(n):
    f = io.BytesIO(bytes(range(256)) * 64)
    s = 0
    for i in range(n):
        b = f.read(1)
        if not b:
            f.seek(0)
            continue
        s += b[0]
    return s


def bytearray_front(n):
    b = bytearray(b'x' * 1000)
    for i in range(n):
        del b[:1]
        b.append(i & 255)
    return len(b)


def bytes_slices(n):
    b = bytes(range(256)) * 4
    s = 0
    for i in range(n):
        s += len(b[i & 255:(i & 255) + 64])
    return s


def str_translate(n):
    t = str.maketrans('abc', 'xyz')
    s = 0
    for i in range(n):
        s += len('a quick brown cab fox'.translate(t))
    return s


def regex_match(n):
    p = re.compile('(\\w+)-(\\d+)')
    s = 0
    for i in range(n):
        s += len(p.match('hello-12345').group(2))
    return s


def regex_sub_callback(n):
    p = re.compile('\\d+')
    s = 0
    for i in range(n):
        s += len(p.sub(lambda m: m.group() + '!', 'a1b22c333'))
    return s


def percent_format(n):
    s = 0
    for i in range(n):
        s += len('%d: %s %5.2f' % (i, 'abc', 1.5))
    return s


def fstring(n):
    s = 0
    for i in range(n):
        s += len(f"{i}: {'abc'} {1.5:5.2f}")
    return s


def str_build(n):
    s = ''
    for i in range(n):
        s = s + 'x'
        if len(s) > 200:
            s = s[1:]
    return len(s)


def str_queue(n):
    s = 'abc' * 50
    for i in range(n):
        s = s[1:] + 'x'
    return len(s)


def bytes_concat(n):
    b = b''
    for i in range(n):
        b += b'x'
        if len(b) > 500:
            b = b''
    return len(b)


main(globals(), [
    ("read byte", "read_byte(10_000)", 10_000),
    ("bytearray front", "bytearray_front(10_000)", 10_000),
    ("bytes slices", "bytes_slices(10_000)", 10_000),
    ("str translate", "str_translate(10_000)", 10_000),
    ("regex match", "regex_match(10_000)", 10_000),
    ("regex sub callback", "regex_sub_callback(10_000)", 10_000),
    ("percent format", "percent_format(10_000)", 10_000),
    ("fstring", "fstring(10_000)", 10_000),
    ("str build", "str_build(10_000)", 10_000),
    ("str queue", "str_queue(10_000)", 10_000),
    ("bytes concat", "bytes_concat(10_000)", 10_000),
])
