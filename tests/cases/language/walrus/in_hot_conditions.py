# := in while, if, elif, comprehension filters, subscripts and calls, with values whose kind changes.
import re
data = [str(i) if i % 7 else i if i % 2 else i / 2 for i in range(100)]
i, out = -1, []
while (i := i + 1) < len(data):
    if isinstance(v := data[i], str) and (n := len(v)) > 1: out.append(n)
    elif (w := v) and not isinstance(w, str) and (half := w / 2) > 10: out.append(half)
    else: out.append(k := None)
print(out[:15], i, n, half, k)
print([y for x in range(20) if (y := x * x) % 3], sum((last := x) for x in range(10)), last, [(a := b, a + 1) for b in (1, 2.5)], a, {(q := c): q * 2 for c in "ab"})
l = [1, 2, 3]
j = 0; l[(j := 0)] = (l[(j := j + 1)], l[(j := j + 1)]); print(l, j)
print(max((m := 3), (m := m + 1), m), (z := 1) + (z := 2) * z, [z := z + 1 for _ in range(3)], z, f"{(f := 5)}{f}", (lambda p=(d := 9): p + d)())
buf, chunks = "x" * 50, []
while chunk := buf[:7]: chunks.append(len(chunk)); buf = buf[7:]
print(chunks)
while (mt := re.match(r"(\d+),?", s := "12,3,45"[len("".join(map(str, chunks))) % 3:])) and len(chunks) < 10: chunks.append(mt.group(1))
print(chunks[-2:], s)
total, prev = 0, None
for i in range(150):
    if (cur := i % 11 if i < 80 else i % 11 / 2) != prev and (prev := cur): total += cur
    total += (t := i) if i % 2 else -(t := float(i)) if i > 100 else (t := 0)
    if not (u := t): total += 0.25
print(total, prev, t, u)
