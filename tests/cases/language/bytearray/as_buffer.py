# A bytearray as a buffer: ring, stack, editing text in place, comparison with bytes.
class Ring:
    def __init__(self, size):
        self.data = bytearray(size)
        self.at = self.used = 0
    def put(self, byte):
        self.data[self.at] = byte
        self.at = (self.at + 1) % len(self.data)
        self.used = min(self.used + 1, len(self.data))
    def get(self):
        start = (self.at - self.used) % len(self.data)
        return bytes(self.data[(start + k) % len(self.data)] for k in range(self.used))
ring = Ring(7)
for k in range(100):
    ring.put(65 + k % 26)
print(ring.get(), ring.data)
stack = bytearray()
for k in range(60):
    stack.append(k)
    if k % 3 == 2:
        stack.pop(); stack.pop()
print(len(stack), stack[:5], sum(stack))
text = bytearray(b"the quick brown fox")
for word in (b"quick", b"fox", b"the"):
    at = text.find(word)
    text[at:at + len(word)] = word.upper() + b"!"
print(text, text.split(), text == b"THE! QUICK! brown FOX!", text != bytearray(text), bytes(text) in {bytes(text)}, text.isupper(), text.swapcase())
del text[::2]
print(text, len(text), text * 2 == text + text, text[-3:], text.index(b"!"), 33 in text)
grid = [bytearray(b"." * 8) for _ in range(4)]
for k in range(32):
    grid[k * 5 % 4][k * 3 % 8] = 35 if k % 3 else 43
print([row.decode() for row in grid])
