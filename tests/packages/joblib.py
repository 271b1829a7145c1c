# Functions cached on disk, objects stored with compression, and work shared among threads.
# pip: cloudpickle==3.1.3 joblib==1.6.0
import io
import os
import tempfile
import warnings

import joblib
from joblib import Memory, Parallel, delayed, dump, hash as hashed, load

warnings.simplefilter("ignore")
calls = []
with tempfile.TemporaryDirectory() as folder:
    memory = Memory(folder, verbose=0)

    @memory.cache
    def slow(n, *, power=2):
        calls.append(n)
        return {"n": n, "value": n**power}

    @memory.cache(ignore=["noise"])
    def noisy(n, noise):
        calls.append(("noisy", n))
        return n

    print(slow(3), slow(3), slow(3, power=3), slow(4), calls, slow.check_call_in_cache(3), slow.check_call_in_cache(9))
    print(noisy(1, noise=1), noisy(1, noise=2), calls[-1], calls.count(("noisy", 1)))
    kept = slow.call_and_shelve(5)
    print(kept.get(), type(kept).__name__)
    slow.clear(warn=False)
    print(slow(3), len(calls))
    data = {"a": list(range(1000)), "b": ("x", None, {1, 2}), "c": b"\0" * 5000}
    for name in ("plain.pkl", "packed.pkl.z", "packed.pkl.gz", "packed.pkl.bz2", "packed.pkl.xz"):
        path = os.path.join(folder, name)
        dump(data, path)
        print(name, load(path) == data, os.path.getsize(path) < 3000)
    dump(data, os.path.join(folder, "c"), compress=("zlib", 9))
    print(load(os.path.join(folder, "c"))["b"])
out = io.BytesIO()
dump([1, 2], out)
out.seek(0)
print(load(out), hashed([1, "a", {"k": 2.5}]) == hashed([1, "a", {"k": 2.5}]), hashed({"a": 1, "b": 2}) == hashed({"b": 2, "a": 1}), hashed("x") == hashed("y"), hashed((1, 2), hash_name="sha1"))
print(Parallel(n_jobs=2, prefer="threads")(delayed(pow)(n, 2) for n in range(8)), Parallel(n_jobs=1)(delayed(len)(text) for text in ("a", "bb")))
print(list(Parallel(n_jobs=2, backend="threading", return_as="generator")(delayed(str)(n) for n in range(4))), joblib.effective_n_jobs(1))
try:
    Parallel(n_jobs=2, backend="threading")(delayed(int)(text) for text in ("1", "x"))
except ValueError as error:
    print(error)
