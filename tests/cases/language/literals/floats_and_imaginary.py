# Float and imaginary literals, their forms and their limits.
print(3.14, 10., .001, 1e100, 3.14e-10, 0e0, 1_0.0_1, 1e1_0, 0_0.5, 00.5, 0777.25, 09e1, 1E+5, 1e-400, 1e400, -1e400)
print(0.1 + 0.2, 1e16, 1e15 + 0.3, 123456789.123456789, 1.7976931348623157e308, 5e-324, 2.2250738585072014e-308, 1e22, 1e23, 100000000000000000.0)
print(3.14j, 10.j, .001j, 1e100j, 0j, 1_0j, 3J, 0777j, 1e3J, -0j, 0.0 - 0j, (1 + 0j), -1j, 1j * 1j, 1 + 2j == 2j + 1)
print(1.0, 1.5e0, 0.00001, 0.0001, 123456.0e10, 1e5, 12345678901234567890.0)
print(float.fromhex("0xAp0"), -0.0, 0.0 == -0.0, str(-0.0), +0.0, 0.0 * -1)
for s in ["1.e1", "1..__class__", "1.0.real", "1.e", "1ee5", "e5", ".5.", "1.2.3", ".e1", "1.5if 1 else 2", "0x1.5", "1_000.000_1", "1e", "1e+", ".j", "1.j.imag"]:
    import warnings
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            print(s, eval(s))
        except SyntaxError as e:
            print(s, e.msg)
        except Exception as e:
            print(s, type(e).__name__, e)
acc, step = 1.0, 1e300
for i in range(70):
    acc = acc * 1e10 if acc < step else acc * 1e-300 + .5
    if i == 40: step = 1e400
    if acc == 1e999: acc = -0.; 
print(acc, acc == 0, 1 / 1e-308, 1 / 5e-324 if 5e-324 else None)
