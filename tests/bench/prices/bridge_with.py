# What it costs to go to a bridge and come back, where the processor foresees it.
# times: 30_000_000
def run(n):
    x = y = 0
    bits = bytes([0, 1] * 512)
    for i in range(n):
        if bits[i & 1023]:
            x += i
        else:
            y += i
    return x + y


print(run(60_000_000))
