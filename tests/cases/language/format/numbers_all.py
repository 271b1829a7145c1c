# The format mini-language on ints and floats: every type, sign, alignment, grouping.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

ints = [0, 7, -42, 1234567, -10**12, 2**70, True]
specs = ["", "d", "5", "<8", ">8", "^8", "=8", "08", "+", "-", " ", "+d", "x", "X", "o", "b", "#x", "#X", "#o", "#b", "#010x", "_", ",", "_d", ",d", "_x", "_b", ",x", "012,", "012_d", "*^12", "x<5", "c", "n", "e", ".2f", "g", "%", ".1%", "10.3e", "+08d", "=+8", "<+8", "s", ".2d", "#d", "z", "zd", "z.1f", "0<8", "0>8", "0^8", "_.2f", ",.2f", "__", ",,", "_,", "5c", "+c", "#c", "\x00>5", "é^7", "1000000000000", "q", "d5", "<", "=", "0", "00", "#", ".0f", ".", ".5", "5.", "020,.3f", "r"]
for n in ints:
    for s in specs:
        print(n, ascii(s), attempt(format, n, s))
floats = [0.0, -0.0, 1.5, -2.25, 1234567.891, 1e-10, 1e20, -0.04, 123.456, float("inf"), float("-inf"), float("nan")]
fspecs = ["", "f", "F", "e", "E", "g", "G", "n", "%", ".0f", ".1f", ".2%", ".3e", ".0e", ".0g", ".5g", "#g", "#.0f", "#.0e", "10", "<10.2f", ">10.2f", "^10.2f", "=10.2f", "010.2f", "+.1f", " .1f", "-.1f", ",", ",.2f", "_.3f", "012,.1f", "z.0f", "z.1f", "z", "+z.1f", ".3", ".1", "#.3", "20,.4f", "*>12", "d", "x", "s", "c", "b", ".20f", ".100f", "015_.2f", "=+10", "0=10"]
for x in floats:
    for s in fspecs:
        print(x, s, attempt(format, x, s))
for k in range(60):
    t = f"{k:>{k % 9}.{k % 4}f}|{k * 1000:,}|{-k:+06d}|{k:#b}"
print(t)
