# colorsys: every conversion there and back, corners and a grid.
import colorsys as c

pairs = [(c.rgb_to_yiq, c.yiq_to_rgb), (c.rgb_to_hls, c.hls_to_rgb), (c.rgb_to_hsv, c.hsv_to_rgb)]
for color in ((0, 0, 0), (1, 1, 1), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (0.5, 0.5, 0.5), (0.2, 0.4, 0.6), (0.9, 0.3, 0.8), (0.25, 0.75, 0.5)):
    for there, back in pairs:
        x = there(*color)
        print(there.__name__, color, tuple(round(v, 9) for v in x), tuple(round(v, 9) for v in back(*x)))
print([tuple(round(v, 6) for v in c.hsv_to_rgb(h / 7, 0.6, 0.9)) for h in range(-2, 9)], c.hsv_to_rgb(0.3, 0.0, 0.7), c.hls_to_rgb(0.5, 0.5, 0.0), c.yiq_to_rgb(2, 1, -1), c.ONE_THIRD)
worst = 0.0
total = 0.0
for i in range(9):
    for j in range(9):
        for k in range(9):
            color = (i / 8, j / 8, k / 8)
            for there, back in pairs:
                x = there(*color)
                total += sum(x)
                worst = max(worst, max(abs(a - b) for a, b in zip(back(*x), color)))
print(round(total, 6), worst < 1e-9)
for bad in (lambda: c.rgb_to_hsv(1, 2), lambda: c.rgb_to_hsv("a", 1, 1), lambda: c.hls_to_rgb(None, 1, 1)):
    try:
        print(bad())
    except TypeError as e:
        print(type(e).__name__)
