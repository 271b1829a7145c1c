# The mini-language of format specs, spec by spec, for int, float and str.

ints = [0, 5, -5, 255, -255, 1234567, 2**70]
for spec in ("", "d", "5", "<8", ">8", "^8", "=8", "08", "+", " ", "-", "x", "X", "o", "b", "#x", "#o", "#b", "#010x", ",", "_", "_x", "+,", "*^12", "c"):
    row = []
    for n in ints:
        try:
            row.append(format(n, spec))
        except (OverflowError, ValueError) as e:
            row.append(type(e).__name__)
    print(repr(spec), row[:6], len(row[6]))
floats = [0.0, -0.0, 1.5, -2.25, 1234567.891, 1e-7, 1e20, float("inf"), float("nan")]
for spec in ("", "f", ".0f", ".1f", ".3f", "e", ".2e", "g", ".3g", "G", "%", ".1%", "10.2f", "<10.2f", "+.1f", " .1f", "010.1f", ",.2f", "_.1f", "#.0f", "n"):
    print(repr(spec), [format(x, spec) for x in floats])
for spec in ("", "s", "5", "<5", ">5", "^5", ".2", "*^7.3", "-<4"):
    print(repr(spec), [format(s, spec) for s in ("", "ab", "abcdef", "é☕")])
for value, spec in [(1, "s"), ("a", "d"), (1.5, "d"), (1.5, "x"), ("a", ","), ("a", "+"), ("a", "=5"), (1, ".2"), (1, "q"), (1, "5.5.5"), ([], "5"), (None, ">5"), (1, ",x"), ("s", "0")]:
    try:
        print(format(value, spec))
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
total = 0
specs = ["5d", "<7", "+x", "08b", ",", "e", ".3f"]
for i in range(210):
    total += len(format(i * 37, specs[i % 7]))
print(total)
