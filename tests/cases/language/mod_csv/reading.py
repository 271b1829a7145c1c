# csv.reader: quotes, escapes, dialects, errors.
import csv

lines = ["a,b,c", '1,"two, three",4', '"say ""hi""",,', "", " x, y", 'z"q"z,1']
for row in csv.reader(lines):
    print(row)
print(list(csv.reader(['a"b', 'c"d'], quoting=csv.QUOTE_NONE)), list(csv.reader(["1,2.5,'x'"], quotechar="'", quoting=csv.QUOTE_NONNUMERIC)))
print(list(csv.reader(["a;b\\;c;'d'"], delimiter=";", escapechar="\\", quotechar="'")), list(csv.reader(["a,  b"], skipinitialspace=True)))
print(list(csv.reader(['"a', 'b",c'])), list(csv.reader(["a\tb"], "excel-tab")))
reader = csv.reader(["a,b", "c,d"])
next(reader)
print(reader.line_num, reader.dialect.delimiter, reader.dialect.lineterminator)
for lines, options in [(['"a"b'], {"strict": True}), (["a\rb"], {}), ([1], {}), (["a"], {"delimiter": "ab"}), (["a"], {"quotechar": 1}), (["a"], {"nothing": 1})]:
    try:
        print(list(csv.reader(lines, **options)))
    except (csv.Error, TypeError) as error:
        print(type(error).__name__, error)
for row in csv.DictReader(["x,y", "1,2", "3", "4,5,6"]):
    print(row)
total = 0
for round in range(60):
    for row in csv.reader([f'{round},"{round},{round}",x']):
        total += len(row) + len(row[1])
print(total, csv.list_dialects())
