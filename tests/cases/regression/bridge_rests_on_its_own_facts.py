# A bridge relied on a global that its parent did not rely on, and went on when the global changed.
wrong = checked = 0
for a in [None, -9, -1, 0, 3, 6]:
    for b in [None, -7, 0, 1, 6, 9]:
        for step in (-3, -1, 1, 2):
            expected = list(range(7))[a:b:step]
            checked += 1
            if list(range(7)[a:b:step]) != expected:
                wrong += 1
print(checked, wrong)
