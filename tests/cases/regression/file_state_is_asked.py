# What a file says of itself changes when it is closed or detached: a trace asks again. Joins see what a view or iterator has now.
import os
import sys

path = f"/tmp/sidewinder_state_{os.getpid()}.txt"
answers = []
f = open(path, "w")
for i in range(80):
    if i == 60:
        f.close()
    try:
        answers.append((f.writable(), f.readable(), f.isatty(), f.fileno() > 2, f.closed))
    except ValueError as error:
        answers.append(str(error).rstrip("."))
print(answers[0], answers[59], answers[60], answers[79], len(set(answers)))
os.remove(path)
print(sys.stdout.writable(), sys.stdout.readable())
d = {"a": "0", "b": "x"}
texts = []
for i in range(90):
    d["a"] = str(i)
    it = iter(d.values())
    if i % 3 == 0:
        next(it)
    texts.append("-".join(d.values()) + "".join(it) + ",".join(d))
    if i == 70:
        d["c"] = "new"
print(texts[0], texts[1], texts[69], texts[72], texts[-1], len(set(texts)))
