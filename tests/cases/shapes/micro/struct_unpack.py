# struct.unpack with a constant format: a guard of the length, and a load for each number that is used. In mid-loop there is a bytearray in the place of bytes, then bytes
# that are too short.
import struct


def run(data, n):
    total = 0
    for i in range(n):  # jit: body.operations=28 body.guards=7 body.allocations=0 body.residual_calls=0
        a, b, c = struct.unpack("<HBi", data[i & 1])
        total += a + c
    return total


first, second = struct.pack("<HBi", 40000, 7, -5), struct.pack("<HBi", 1, 2, 1 << 30)
print(run([first, second], 3000))
print(run([first, bytearray(second)], 300))
for wrong in first[:6], "text", None:
    try:
        run([second, wrong], 3000)
    except (struct.error, TypeError) as error:
        print(type(error).__name__, error)
