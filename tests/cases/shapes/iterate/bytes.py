# What goes over bytes or a bytearray loads each: an iterator that is never made, alone and in a zip. In mid-loop the bytearray grows, and is emptied.
def run(data):
    total = 0
    for byte in data:  # jit: body.operations=8 body.guards=3 body.allocations=0 body.residual_calls=0
        total += byte
    return total


def paired(data, other):
    total = 0
    for a, b in zip(data, other):  # jit: body.operations=14 body.guards=4 body.allocations=0 body.residual_calls=0
        total += a ^ b
    return total


def changing(data, late):
    seen = 0
    for byte in data:
        seen += byte
        if seen == late:
            data.extend(b"\xff" * 300)
        if seen > 70_000:
            data.clear()
    return seen, len(data)


class Key(bytes):
    def __iter__(self):
        return (-byte for byte in bytes.__iter__(self))


data = bytes(range(7, 250, 3))
print(run(data * 40), run(bytearray(data * 40)), run(Key(data)), run(b""), len(data), bool(data), bool(b""))
print(paired(data * 40, bytearray(data * 39)), paired(b"", data), paired(memoryview(data), data))
print(changing(bytearray([1] * 2000), 1500), changing(bytearray(), 0), changing(bytearray([1] * 3000), -1))
it = iter(data)
print(next(it), sum(it), list(it), list(enumerate(data[:3])), list(map(hex, bytearray(data[:2]))))
