# json.dump and json.load on file objects; the pieces that json is made of.
import io
import json

out = io.StringIO()
json.dump({"a": [1, 2]}, out, indent=1)
print(out.getvalue())
print(json.load(io.StringIO("[1, 2]")), json.load(io.BytesIO(b'{"a": 1}')), json.encoder.encode_basestring_ascii("é\n"), json.encoder.encode_basestring("é\n"), json.decoder.scanstring('abc"x', 0), json.detect_encoding(b"\xff\xfea\0"))
e = json.JSONDecodeError("msg", "ab\ncd", 4)
print(e, e.msg, e.doc == "ab\ncd", e.pos, e.lineno, e.colno, isinstance(e, ValueError), e.__reduce__()[1])
print(json.JSONEncoder(indent=2).encode([1]), json.JSONEncoder(separators=("; ", " = ")).encode({"a": [1, 2]}), json.JSONEncoder(sort_keys=True, skipkeys=True).encode({"b": 1, "a": 2}))


class Decoder(json.JSONDecoder):
    def decode(self, s):
        return ("decoded", super().decode(s))


print(json.loads("[1]", cls=Decoder), json.__all__)
lines = "\n".join(json.dumps({"n": n, "sq": n * n}) for n in range(60))
print(sum(json.loads(line)["sq"] for line in lines.splitlines()))
