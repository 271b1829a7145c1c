# Rows that are read and written at once, and those that are not, in every dialect.
import csv
import io


def tell(action):
    try:
        print(action())
    except (csv.Error, TypeError) as e:
        print(type(e).__name__, e)


TEXTS = [
    "a,b,c\n", 'a,"b,c",d\r\n', '"a""b",c\n', '"multi\nline",x\n', "\n", "\r\n", "", "a\n\nb\n", ",\n", ",,\n", '"",""\n', ' a, b ,"c" \n',
    ' "a",b\n', '"a"b,c\n', '"a" ,c\n', 'a"b"c,d\n', '"abc', 'a,"b', '\xe9,"\xfc""x",\u65e5\n', "a\rb\n", "a,b\r", "a,b", '"a\r\nb"\n',
    "1.5,2,x\n", "'a,b',c\n", "a;b;c\n", "a\tb\n", "x" * 50 + "\n", '"x\n', "a,\\,b\n", 'a,b"\n', '"a","b"x"c"\n', "\0,a\n",
]
DIALECTS = [
    {}, {"delimiter": ";"}, {"quotechar": "'"}, {"skipinitialspace": True}, {"strict": True}, {"doublequote": False},
    {"doublequote": False, "strict": True}, {"quoting": csv.QUOTE_ALL}, {"quoting": csv.QUOTE_NONE}, {"escapechar": "\\"},
    {"delimiter": "\t"}, {"delimiter": " ", "skipinitialspace": True}, {"quotechar": None, "quoting": csv.QUOTE_NONE},
    {"delimiter": "\xe9"}, {"delimiter": "b", "quotechar": "a"},
]


def read(text, dialect):
    reader = csv.reader(io.StringIO(text, newline=""), **dialect)
    return list(reader), reader.line_num


for dialect in DIALECTS:
    for text in TEXTS:
        tell(lambda: read(text, dialect))
    tell(lambda: list(csv.reader([TEXTS[0], TEXTS[3][:7], TEXTS[3][7:], TEXTS[0]], **dialect)))

ROWS = [
    ["a", "b c", 1, 1.5, None, True], ["a,b", 'c"d', "e\nf", "g\rh"], [""], [], ["", ""], [None], (1, 2), "ab", ["\xe9;", "'x'"],
    [1e100, -0.0, float("inf"), 10**30], [b"x"], ["a\\b"], [" a", " "], {"k": 1}, 5,
]


def written(row, dialect):
    file = io.StringIO()
    count = csv.writer(file, **dialect).writerow(row)
    return file.getvalue(), count


ENDS = [{"lineterminator": "\n"}, {"lineterminator": "XY"}, {"lineterminator": "\xe9"}, {"quoting": csv.QUOTE_NONNUMERIC}]
for dialect in DIALECTS + ENDS:
    for row in ROWS:
        tell(lambda: written(row, dialect))
limit = csv.field_size_limit(10)
tell(lambda: list(csv.reader(["abcdefghij,k\n"])))
tell(lambda: list(csv.reader(["abcdefghijk,k\n"])))
csv.field_size_limit(limit)
for lines in ([1], ["a", None]):
    tell(lambda: list(csv.reader(lines)))
