# What it costs to leave machine code by a guard without a bridge, and to come back.
# times: 2_000_000
# jit: trace_eagerness=1000000000
def run(n):
    x = y = 0
    bits = bytes([0, 1] * 512)
    for i in range(n):
        if bits[i & 1023]:
            x += i
        else:
            y += i
    return x + y


print(run(4_000_000))
