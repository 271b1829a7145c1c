import base64
import binascii
import logging
import pprint
import textwrap
import zlib

from measured import main

table = str.maketrans("abc", "xyz", "d")
upper = {i: chr(i).upper() for i in range(97, 123)}
bytes_table = bytes(range(255, -1, -1))
text = "a bad cab, and a decade " * 10
octets = bytes(range(256))
encoded = base64.b64encode(octets)
config = {"name": "x" * 30, "values": list(range(30)), "more": {"a": [1, 2, {"b": 3}], "c": ("d", "e")}}


class Handler(logging.Handler):
    def emit(self, record):
        self.format(record)


log = logging.getLogger("bench")
log.propagate = False
log.setLevel(logging.INFO)
handler = Handler()
handler.setFormatter(logging.Formatter("%(levelname)s %(funcName)s:%(lineno)d %(message)s"))
log.addHandler(handler)


def shifted():
    buffer = bytearray(octets)
    while buffer:
        del buffer[:1]
    return len(buffer)


main(globals(), [
    ("str.translate", "text.translate(table)"),
    ("str.translate upper", "text.translate(upper)"),
    ("bytes.translate", "octets.translate(bytes_table)"),
    ("b64encode", "base64.b64encode(octets)"),
    ("b64decode", "base64.b64decode(encoded)"),
    ("urlsafe_b64encode", "base64.urlsafe_b64encode(octets)"),
    ("b32encode", "base64.b32encode(octets)"),
    ("b16encode", "base64.b16encode(octets)"),
    ("b85encode", "base64.b85encode(octets)"),
    ("hexlify", "binascii.hexlify(octets)"),
    ("unhexlify", "binascii.unhexlify(b'00ff' * 100)"),
    ("crc32", "zlib.crc32(octets)"),
    ("del bytearray[:1] 256", "shifted()"),
    ("log", "log.info('%s is %d', 'x', 3)"),
    ("log below the level", "log.debug('%s', 3)"),
    ("pformat", "pprint.pformat(config)"),
    ("pformat short", "pprint.pformat([1, 2])"),
    ("wrap", "textwrap.wrap(text, 40)"),
    ("dedent", "textwrap.dedent('  a\\n    b\\n  c\\n')"),
])
