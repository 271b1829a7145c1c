# A bytearray as a queue: bytes put in at one end and deleted at the other, in hot loops; with views that forbid it.
def queue(n, data, first, last):
    total = 0
    for i in range(n):
        del data[first:last]
        data.append(i & 255)
        data.append(True)
        total += data[0] + len(data)
        if len(data) > 40:
            del data[-20:]
            del data[::3]
    return total, bytes(data)


print(queue(1000, bytearray(b"x" * 10), None, 1))
print(queue(1000, bytearray(b"x" * 10), 0, 2))
print(queue(1000, bytearray(b"x" * 10), -1, None))
print(queue(1000, bytearray(), 3, 1))
for wrong in 256, -1, "x", 1.5, None, 1 << 70:
    def fill(n):
        data = bytearray()
        for i in range(n):
            try:
                data.append(wrong if i == n - 5 else i & 127)
            except (TypeError, ValueError) as error:
                print(type(error).__name__, error)
        return len(data), sum(data)
    print(fill(200))


def held(n):
    data = bytearray(8)
    refused = 0
    view = None
    for i in range(n):
        if i == n - 20:
            view = memoryview(data)
        if i == n - 10:
            view.release()
        try:
            data.append(i & 255)
        except BufferError:
            refused += 1
        try:
            del data[:1]
        except BufferError:
            refused += 1
    return refused, bytes(data)


print(held(300))


def joined(n):
    out, rows = b"", ()
    for i in range(n):
        out += b"%d," % i
        rows += (i,)
        if len(out) > 50:
            out, rows = out[-5:], rows[1:2]
    try:
        out += "text"
    except TypeError as error:
        print(error)
    try:
        rows += [1]
    except TypeError as error:
        print(error)
    return out, rows


print(joined(300))


def formatted(n):
    out = []
    for i in range(n):
        text = "%d|%5d|%-5d|%05d|%+d|% d|%x|%#X|%o|%5.2f|%-8.1e|%08.3f|%g|%s|%5s|%-5s|%.2s|%i%%" % (
            i, i, i, i, i, -i, i, i, i, i * 1.5, i * 0.1, -i * 0.5, i / 3, i, "ab", "cd", "efgh", i)
        if i % 60 == 0:
            out.append(text)
    return "\n".join(out)


print(formatted(250))
print(*("%05.1f %5.1f %.0f %#.0f" % (x, x, x, x) for x in [float("inf"), float("-inf"), float("nan"), -0.0, 2.5] * 30))
print(sum(int(str(i)) - int("-%d" % i) + int("  %d " % i) + int("+1_000") for i in range(500)))
