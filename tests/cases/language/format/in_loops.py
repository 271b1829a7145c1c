# Formatting in loops: tables, numbers of all signs and sizes, nested widths.
rows = [("apple", 3, 1.5), ("banana", 12, 0.25), ("cherry", 100, 12.125), ("é", -5, -0.005)]
for name, n, price in rows:
    print(f"|{name:<10}|{n:>6d}|{price:>10.2f}|{n * price:+12,.3f}|{name!r:^10}|{n:#06x}|{price:e}|{n:b}|{price:%}|")
for width in range(1, 12, 3):
    for precision in range(0, 4):
        print(f"[{3.14159:{width}.{precision}f}]", f"[{'text':{width}.{precision}}]", f"[{42:0{width}}]", f"[{42:*^{width}}]", end=" ")
    print()
out = []
for k in range(-50, 50, 7):
    out.append("{:+d} {:x} {:o} {:,} {:_b} {:.1e} {:g}".format(k, k, k, k * 12345, k, k * 1.5, k / 8))
print(out)
total = 0
for k in range(100):
    s = f"{k:>{k % 10}}{k / 7:.{k % 5}f}{k:#x}{str(k)!r:>{k % 6}}{k:08.3f}{-k:,}"
    total += len(s) + ord(s[-1])
print(total, s)
