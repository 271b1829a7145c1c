# Integer literals: bases, underscores, zeros, sizes, refusals.
print(0, 00, 0_0, 0000, 1_000_000, 0x_ff, 0XFF, 0o17, 0O1_7, 0b1_0, 0B11, 0xdead_beef)
print(9223372036854775807, 9223372036854775808, -9223372036854775808, 4611686018427387904, 0x7fff_ffff_ffff_ffff, 0xffff_ffff_ffff_ffff)
print(123456789012345678901234567890, 0b1 << 70, type(0xF), 0o777777777777777777777777)
print(1 .real, 1..real, 1.0.is_integer(), 0x1.bit_length() if False else 5 .bit_length(), (255).to_bytes(1, "big"))
for source in ["01", "_1", "0x", "0b2", "0o8", "0b", "0xg", "00_1", "09", "09.5", "0777", "1L", "0xfor", "1if 1 else 2", "0x1for x in y", "1_0j", "5.bit_length()", "1or 2", "0or 1", "0b1and 3", "1.e", "1e5_0", "0x1p3", "10.0"]:
    try:
        import warnings
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            print(source, "=", eval(source))
    except SyntaxError as e:
        print(source, "->", e.msg)
    except NameError as e:
        print(source, "->", e)
x = 0
for i in range(80):
    x = x * 3 + 0x7fff_ffff if x < 0xffff_ffff_ffff_ffff_ffff else x - 0xffff_ffff_ffff
print(x)
print(int("0_1", 10) if False else int("1_0"), int("0x1F", 0), int("0b1_1", 0), int("0o17", 0), int(" 12 "))
