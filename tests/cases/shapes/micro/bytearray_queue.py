# A bytearray with room takes a byte without a call; what is deleted from it is one call, and no slice is made. In mid-loop there is a view, and then what is no byte.
def run(n, data, wrong):
    for i in range(n):  # jit: body.operations=24 body.guards=8 body.allocations=0 body.residual_calls=1
        data.append(i & 255 if i < 2900 else wrong)
        del data[:1]
    return bytes(data)


print(run(2900, bytearray(8), 0))
print(run(3000, bytearray(8), True))
for wrong in 256, "x":
    try:
        run(3000, bytearray(8), wrong)
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
data = bytearray(8)
with memoryview(data):
    try:
        run(100, data, 0)
    except BufferError as error:
        print(error)
