# Asking for an argument may change the bytearray that the method is of, which must not be read as it was.
class Clear:
    def __init__(self, answer):
        self.answer = answer

    def __index__(self):
        data.clear()
        for _ in range(50):
            bytearray(b"q" * 5000)
        return self.answer


def fresh():
    global data
    data = bytearray(b"abcabcabc" * 500)
    return data


print(repr(fresh().hex(":", Clear(1))))
print(fresh().replace(b"a", b"b", Clear(5)))
print(fresh().center(Clear(4)), fresh().ljust(Clear(3)), fresh().zfill(Clear(2)))
print(fresh().split(b"a", Clear(3)), fresh().rsplit(None, Clear(3)), fresh().splitlines(Clear(1)))
for name in ("find", "rfind", "index", "rindex", "count"):
    # CPython looks at where the bytes were.
    for args in ((Clear(97),), (97, Clear(0)), (Clear(97), Clear(0), Clear(2))):
        try:
            getattr(fresh(), name)(*args)
        except ValueError:
            pass
        print(name, len(data))
for name in ("startswith", "endswith"):
    getattr(fresh(), name)(b"abc", Clear(0))
    print(name, len(data))
