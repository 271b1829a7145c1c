# Views as windows on one buffer: copying within, summing columns, nested slices.
buf = bytearray(range(48))
view = memoryview(buf)
rows = [view[k * 8:(k + 1) * 8] for k in range(6)]
for k, row in enumerate(rows):
    row[k] = 200 + k
print(buf[:10], [sum(row) for row in rows], [sum(view[c::8]) for c in range(8)])
inner = view[8:40][4:20][::3]
print(inner.tolist(), inner.shape, inner.strides, len(inner), inner[-1], inner[::-1].tolist())
inner[0] = 1; inner[1:3] = b"\x02\x03"
print(buf[12], buf[15], buf[18])
total = 0
for k in range(60):
    w = view[k % 40:k % 40 + 8]
    total += w[0] * 3 + w[7]
    w[0], w[7] = w[7], w[0]
print(total, bytes(buf[:8]))
words = view.cast("H")
words[0] = 0x4142
print(words[0], bytes(view[:2]), len(words), words[3:5].tolist(), view.nbytes == words.nbytes, words.format, view == buf, rows[1] == bytes(buf[8:16]))
def fill(target, value):
    for k in range(len(target)):
        target[k] = value
fill(rows[5], 7)
print(bytes(buf[40:]), [bytes(r[:2]) for r in rows])
