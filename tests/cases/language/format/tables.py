# Tables, dates and reports: alignment and precision with values that vary.


def table(rows, header):
    widths = [max(len(str(r[i])) for r in [header] + rows) for i in range(len(header))]
    lines = [" | ".join([f"{str(h):^{w}}" for h, w in zip(header, widths)])]
    lines.append("-+-".join(["-" * w for w in widths]))
    for row in rows:
        cells = []
        for value, w in zip(row, widths):
            cells.append(f"{value:>{w}}" if isinstance(value, (int, float)) else f"{value:<{w}}")
        lines.append(" | ".join(cells))
    return "\n".join(lines)


print(table([["apple", 3, 0.5], ["banana", 12, 0.25], ["fig", 100, 12.125]], ["item", "n", "price"]))


def duration(seconds):
    minutes, s = divmod(seconds, 60)
    hours, m = divmod(minutes, 60)
    return f"{hours:d}:{m:02d}:{s:02d}"


print([duration(s) for s in (0, 59, 60, 3599, 3600, 86399)])


def money(cents):
    return f"{'-' if cents < 0 else ''}${abs(cents) // 100:,}.{abs(cents) % 100:02}"


print([money(c) for c in (0, 5, -5, 123456789, -100)])


def bytes_text(n):
    for unit in ("B", "kB", "MB", "GB"):
        if n < 1000:
            return f"{n:.3g} {unit}"
        n /= 1000
    return f"{n:.1f} TB"


print([bytes_text(n) for n in (1, 999, 1000, 1536000, 10**12, 5 * 10**14)])
lines = 0
for i in range(150):
    line = f"{i:>5}{i / 7:>10.3f}{'#' * (i % 9):<10}|{i % 2 == 0!s:>6}|{-i:+05d}"
    lines += len(line) * (i + 1) + line.count("#")
print(lines, line)
roman = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


def to_roman(n):
    out = ""
    for value, sign in roman:
        while n >= value:
            out += sign
            n -= value
    return out


print(f"{to_roman(1994)} {to_roman(2026):>10}", sum([len(to_roman(n)) for n in range(1, 300)]))
