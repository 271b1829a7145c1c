# Buffers outside of the pickle, what is said of damaged pickles, and of tuples with named items.
import io
import os
import pickle
import time


class Block(bytes):
    def __reduce_ex__(self, protocol):
        if protocol < 5:
            return Block, (bytes(self),)
        return Block._again, (pickle.PickleBuffer(self),)

    @classmethod
    def _again(cls, given):
        with memoryview(given) as view:
            return view.obj if type(view.obj) is cls else cls(view)


for view in (pickle.PickleBuffer(b"abc"), pickle.PickleBuffer(bytearray(b"abcd")), pickle.PickleBuffer(memoryview(b"abcdef")[1:3])):
    raw = view.raw()
    print(bytes(view), memoryview(view).readonly, raw.format, raw.shape, raw.tobytes(), pickle.loads(pickle.dumps(view, 5)))
    view.release()
    raw.release()
    try:
        view.raw()
    except ValueError as error:
        print(error)
for wrong in (lambda: pickle.PickleBuffer(1), lambda: pickle.dumps(pickle.PickleBuffer(b""), 4), lambda: pickle.PickleBuffer(memoryview(b"abcd")[::2]).raw()):
    try:
        print(wrong())
    except (TypeError, pickle.PicklingError, BufferError) as error:
        print(type(error).__name__, error)
block, buffers = Block(b"block of bytes"), []
data = pickle.dumps([block, block], 5, buffer_callback=buffers.append)
print(len(buffers), b"block of" in data, pickle.loads(data, buffers=buffers)[0] is block, pickle.loads(data, buffers=[b"other"]))
for protocol in (2, 5):
    print(pickle.loads(pickle.dumps(block, protocol)) == block, memoryview(block).obj is block)

DAMAGED = [b"", b"N", b"(", b"\x80\x04", b"0", b"N(.", b"]N(a", b"(Nd", b"\x80\x04X\x05\x00\x00\x00ab", b"J\x01\x02", b"G\x00", b"h\x05.", b"q\x01", b"a"]
for damaged in DAMAGED:
    for load in (pickle.loads, lambda data: pickle.Unpickler(io.BytesIO(data)).load()):
        try:
            print(load(damaged))
        except (EOFError, pickle.UnpicklingError) as error:
            print(damaged, type(error).__name__, end="; ")
print()


class Angry:
    def __setstate__(self, state):
        raise IndexError("mine")


angry = Angry()
angry.x = 1
try:
    pickle.loads(pickle.dumps(angry))
except IndexError as error:
    print("raised by the program:", error)
file = io.BytesIO(pickle.dumps([1, {2}]) + pickle.dumps("second"))
reader = pickle.Unpickler(file)
print(reader.load(), reader.load())
try:
    reader.load()
except EOFError as error:
    print("EOFError", error)
now = os.stat(os.curdir)
for value in (time.gmtime(86400), now, os.uname()):
    again = pickle.loads(pickle.dumps(value))
    print(again == value, type(again) is type(value), len(value.__reduce__()[1]))
again = pickle.loads(pickle.dumps(now))
print(again.st_mtime == now.st_mtime, again.st_mtime_ns == now.st_mtime_ns, os.stat_result(range(10)).st_mtime)
