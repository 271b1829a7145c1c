# Slice assignment and deletion that change the length in hot loops: gap buffer, deque, splice.


class Editor:
    def __init__(self, text):
        self.chars = list(text)
        self.cursor = len(self.chars)

    def insert(self, text):
        self.chars[self.cursor : self.cursor] = text
        self.cursor += len(text)

    def delete(self, count):
        start = max(0, self.cursor - count)
        del self.chars[start : self.cursor]
        self.cursor = start

    def move(self, by):
        self.cursor = min(max(0, self.cursor + by), len(self.chars))

    def __str__(self):
        return "".join(self.chars[: self.cursor]) + "|" + "".join(self.chars[self.cursor :])


e = Editor("hello")
e.insert(" world")
e.move(-5)
e.insert("big ")
e.delete(2)
print(e)
for i in range(200):
    e.insert(chr(97 + i % 26))
    if i % 3 == 0:
        e.move(-2)
    if i % 7 == 0:
        e.delete(3)
    if len(e.chars) > 60:
        e.chars[10:40] = "…"
        e.move(0)
print(e, len(e.chars))
window = []
sums = 0
for i in range(200):
    window.append(i * i % 17)
    window[:-5] = []
    sums += sum(window) * len(window)
print(window, sums)
a = [0] * 3
for i in range(120):
    a[1:1] = [i]
    a[-1:] = [a[-1], i] if i % 2 else []
    if len(a) > 9:
        a[2:8:2] = ["x", "y", "z"]
        del a[::3]
print(a)
b = list(range(10))
b[2:5] = b[7:]
b[::-1] = list(range(len(b)))
print(b)
b[1:3], b[4:] = b[4:], b[1:3]
print(b)
b[:] = []
print(b, b[:], b[1:1])
c = [1, 2, 3]
c[5:] = [9]
c[-10:0] = [0]
c[1:-1] = range(3)
c[2:2] = ""
print(c)
