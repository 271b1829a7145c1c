# A byte is one load. In mid-loop there is a bytearray in the place of bytes, then an index that is not inside.
def run(data, n):
    total = 0
    for i in range(n):  # jit: body.operations=11 body.guards=4 body.allocations=0 body.residual_calls=0
        total += data[i & 15]
    return total


class Key(bytes):
    def __getitem__(self, index):
        return -bytes.__getitem__(self, index)


data = bytes(range(7, 250, 3))
print(run(data, 3000), run(bytearray(data), 3000), run(memoryview(data), 300), run(Key(data), 300))
for short in data[:11], bytearray(data[:11]):
    try:
        run(short, 3000)
    except IndexError as error:
        print(error)
print(data[-1], data[True], bytearray(data)[-2])
for index in -100, 100, 1 << 70, "x", 1.5:
    for of in data, bytearray(data):
        try:
            print(of[index])
        except (IndexError, TypeError) as error:
            print(type(error).__name__, error)
