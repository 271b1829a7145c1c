# csv.writer: what is quoted, and how.
import csv
import io


def written(rows, **options):
    out = io.StringIO()
    writer = csv.writer(out, **options)
    try:
        writer.writerows(rows)
    except csv.Error as error:
        return f"Error: {error}"
    return out.getvalue()


rows = [["a", 1, None, 2.5], ['q"q', "c,c", "n\nn", ""], [""], [" x", True, "'"]]
for options in [{}, {"quoting": csv.QUOTE_ALL}, {"quoting": csv.QUOTE_NONNUMERIC}, {"quoting": csv.QUOTE_NONE}, {"delimiter": ";", "lineterminator": "\n"},
                {"doublequote": False, "escapechar": "\\"}, {"quoting": csv.QUOTE_NONE, "escapechar": "\\"}, {"quotechar": "'"}]:
    print(options, repr(written(rows, **options)))
try:
    csv.writer(io.StringIO()).writerow(5)
except csv.Error as error:
    print(error)
csv.register_dialect("bar", delimiter="|", quoting=csv.QUOTE_ALL)
print(repr(written([[1, "a"]], dialect="bar")), csv.get_dialect("bar").delimiter)
csv.unregister_dialect("bar")
try:
    csv.get_dialect("bar")
except csv.Error as error:
    print(error)
out = io.StringIO()
writer = csv.DictWriter(out, ["x", "y"], restval="-")
writer.writeheader()
for number in range(50):
    writer.writerow({"x": number} if number % 2 else {"x": number, "y": number * number})
print(len(out.getvalue()), out.getvalue()[:30].split())
try:
    writer.writerow({"z": 1})
except ValueError as error:
    print(error)
back = list(csv.reader(io.StringIO(written(rows[:2]))))
print(back)
