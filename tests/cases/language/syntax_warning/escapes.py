# Escapes that mean nothing are DeprecationWarnings, for those who ask.
import warnings


def told(source):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        value = eval(source)
    return value, [(w.category.__name__, str(w.message), w.lineno) for w in caught]


for source in (
    r"'\d'", r"'\w\s'", r"b'\d'", r"b'\N'", r"b'\u1234'", r"r'\d'", r"rb'\d'", r"'\\d'", r"'\''", r"'\N{BULLET}'",
    r"'\x41\101\0'", r"f'\d'", r"f'{1}\q'", r"rf'\d{1}'", r"'''a\
b'''", r"'\ '", r"'\8'", r"('\d'" "\n" r" '\e')",
):
    print(ascii(source), ascii(told(source)))
