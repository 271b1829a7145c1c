# A byte of a bytearray is written where it lies. In mid-loop the value is no byte, and the bytearray grows, shrinks, and is looked at by a memoryview.
def mask(data, n, key):
    for i in range(n):  # jit: body.operations=13 body.guards=4 body.allocations=0 body.residual_calls=0
        data[i & 63] ^= key
    return sum(data)


def changed(data, n):
    view = memoryview(data)
    for i in range(n):
        data[i & 63] = i & 255
        if i % 500 == 499:
            print(view[i & 63], data[i & 63], bytes(view[:4]))
    view.release()


def grown(data, n):
    total = 0
    for i in range(n):
        data[-1] = i % 251
        total += data[len(data) - 1]
        if i % 700 == 699:
            data.append(0)
        if i % 1100 == 1099:
            del data[:-2]
        if i % 1300 == 1299:
            data[:] = b"abcdefgh"
    return total, bytes(data)


def gone_over(data, late):
    seen = 0
    for byte in data:
        seen += byte
        if seen == late:
            data.extend(b"\xff" * 300)
        if seen > 90_000:
            data.clear()
    return seen, len(data)


def caught(data, values):
    wrong = 0
    for i, value in enumerate(values):
        try:
            data[i & 7] = value
        except (ValueError, TypeError, IndexError) as error:
            wrong += 1
            if wrong < 5:
                print(type(error).__name__, error)
    return wrong, bytes(data)


data = bytearray(64)
print(mask(data, 3000, 21), mask(data, 64, 255))
try:
    mask(data, 3000, 256)
except ValueError as error:
    print(error, bytes(data[:3]))
changed(bytearray(64), 3000)
print(grown(bytearray(b"12345678"), 4000))
print(gone_over(bytearray([1] * 2000), 1500), gone_over(bytearray(), 0))
print(caught(bytearray(8), [i % 256 for i in range(2500)] + [256, -1, None, True, 1 << 70, "a"] + [i % 256 for i in range(1500)]))
try:
    mask(bytearray(10), 3000, 1)
except IndexError as error:
    print(error)

# The value is looked at before the index.
data = bytearray(2)
for index, value in (5, 300), (5, "x"), (5, 1.5), (5, 1):
    try:
        data[index] = value
    except (IndexError, TypeError, ValueError) as error:
        print(type(error).__name__, error)
print(data)
