# % formatting in loops, of strings and bytes alike.
rows = []
for k in range(-3, 60, 9):
    s = "%4d|%-4d|%04d|%+d|%x|%o|%.2f|%8.3e|%g|%s|%r|%c|%%" % (k, k, k, k, k, k, k / 7, k * 1e5, k / 4, [k], str(k), 65 + k % 26)
    b = b"%4d|%-4d|%04d|%+d|%x|%o|%.2f|%8.3e|%g|%a|%c|%%" % (k, k, k, k, k, k, k / 7, k * 1e5, k / 4, str(k), 65 + k % 26)
    rows.append((s, b))
for s, b in rows:
    print(s, b)
print("%(name)s is %(age)d and %(name)r" % {"name": "Zoë", "age": 7}, "%*.*f|%-*s|" % (8, 2, 3.14159, 5, "ab"), "%s" % ((1, 2),), "%s %s" % ("a", (1,)), "%5.1f%%" % 99.55)
total = 0
for k in range(100):
    total += len("%d-%s-%5.2f" % (k, "x" * (k % 5), k / 3)) + len(b"%d:%x" % (k, k))
print(total, "%s" * 3 % ("a", "b", "c"), "a%sc" % "b", "%.3s|%5.1s|" % ("abcdef", "xyz"), "%i %u %#x %#o" % (3.9, True, 255, 8))
