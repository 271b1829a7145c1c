def run(n):
    x = y = 0
    bits = bytes([0, 0] * 512)
    for i in range(n):
        if bits[i & 1023]:
            x += i
        else:
            y += i
    return x + y


print(run(4_000_000))
