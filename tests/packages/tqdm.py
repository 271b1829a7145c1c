# Bars over iterables, by hand, nested, for pandas-like maps and with text written between.
# pip: tqdm==4.70.1
import io
import re

from tqdm import tqdm, trange
from tqdm.auto import tqdm as automatic
from tqdm.contrib import tenumerate, tmap, tzip
from tqdm.contrib.concurrent import thread_map


def seen(out):
    text = re.sub(r"\d\d:\d\d", "T", out.getvalue())
    return [re.sub(r"[\d.?]+(it|B|kB|MB|s)/(s|it)|[\d.]+[kM]?(it|B)/s", "R", part) for part in text.split("\r")]


def short(out):
    parts = seen(out)
    return parts[1], parts[-1]


out = io.StringIO()
total = 0
for n in tqdm(range(1000), file=out, ncols=70, ascii=True, desc="sum", mininterval=0):
    total += n
print(total, short(out))
out = io.StringIO()
with tqdm(total=2048, file=out, unit="B", unit_scale=True, unit_divisor=1024, ncols=60, mininterval=0) as bar:
    for _ in range(4):
        bar.update(512)
        bar.set_postfix(loss=0.25, n=bar.n)
print(short(out), bar.n, bar.format_dict["total"])
out = io.StringIO()
print(sum(trange(10, file=out, disable=True)), out.getvalue() == "")
print(tqdm.format_meter(50, 200, 10, ncols=60, prefix="p"), tqdm.format_meter(7, None, 3), tqdm.format_sizeof(123456789, divisor=1024), tqdm.format_interval(3725))
out = io.StringIO()
print(list(tmap(str, range(3), file=out)), list(tzip("ab", [1, 2], file=out)), list(tenumerate("xy", file=out)))
print(thread_map(lambda n: n * n, range(6), max_workers=2, file=out))
with tqdm(range(3), file=out, position=0, leave=False) as outer:
    for n in outer:
        tqdm.write(f"line {n}", file=out)
print(re.findall(r"line \d", out.getvalue()))
print(tqdm(range(5), file=io.StringIO(), ascii=" .oO", initial=2), repr(automatic.__name__))
wrapped = tqdm.wrapattr(io.BytesIO(b"x" * 10000), "read", total=10000, file=io.StringIO())
with wrapped as stream:
    print(len(stream.read(6000)), len(stream.read()))
