import json

from measured import main

small = {"id": 12, "name": "Ann", "tags": ["a", "b"], "price": 1.5, "none": None, "yes": True}
large = [dict(small, id=i, name="name %d" % i, price=i / 3) for i in range(200)]
numbers = list(range(1000))
floats = [i / 7 for i in range(1000)]
texts = ["text %d" % i for i in range(1000)]
marked = ["line\n\t\"%d\" \u00e4\u20ac" % i for i in range(1000)]
small_text, large_text = json.dumps(small), json.dumps(large)
numbers_text, floats_text = json.dumps(numbers), json.dumps(floats)
texts_text, marked_text = json.dumps(texts), json.dumps(marked)
indented = json.dumps(large, indent=2)
deep_text = "[" * 100 + "]" * 100
large_bytes = large_text.encode()


class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y


points = [Point(i, i) for i in range(100)]

main(globals(), [
    ("dumps small", "json.dumps(small)"),
    ("loads small", "json.loads(small_text)"),
    ("dumps a number", "json.dumps(1)"),
    ("loads a number", "json.loads('1')"),
    ("dumps large", "json.dumps(large)"),
    ("loads large", "json.loads(large_text)"),
    ("loads bytes", "json.loads(large_bytes)"),
    ("dumps ints", "json.dumps(numbers)"),
    ("loads ints", "json.loads(numbers_text)"),
    ("dumps floats", "json.dumps(floats)"),
    ("loads floats", "json.loads(floats_text)"),
    ("dumps texts", "json.dumps(texts)"),
    ("loads texts", "json.loads(texts_text)"),
    ("dumps escapes", "json.dumps(marked)"),
    ("loads escapes", "json.loads(marked_text)"),
    ("dumps not ASCII", "json.dumps(marked, ensure_ascii=False)"),
    ("dumps indented", "json.dumps(large, indent=2)"),
    ("loads indented", "json.loads(indented)"),
    ("dumps sorted", "json.dumps(large, sort_keys=True)"),
    ("dumps separators", "json.dumps(small, separators=(',', ':'))"),
    ("dumps default", "json.dumps(points, default=vars)"),
    ("loads hook", "json.loads(large_text, object_hook=len)"),
    ("loads deep", "json.loads(deep_text)"),
])
