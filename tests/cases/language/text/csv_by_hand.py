# CSV read by a state machine with quotes and written back; bad input named by line and column.
class CsvError(ValueError):
    def __init__(self, why, line, col): super().__init__(f'{why} (line {line}, column {col})')
def read(text, sep=','):
    row, cell, state, line, col = [], '', 'start', 1, 0
    for c in text:
        col += 1
        if state == 'quoted':
            if c == '"': state = 'quote'
            else: cell += c
        elif state == 'quote' and c == '"':
            cell += c
            state = 'quoted'
        elif c == sep or c == '\n':
            row.append(cell)
            cell, state = '', 'start'
            if c == '\n':
                yield row
                row = []
        elif state == 'quote': raise CsvError(f'{c!r} after a quote', line, col)
        elif c == '"':
            if state != 'start': raise CsvError('quote inside a cell', line, col)
            state = 'quoted'
        else:
            cell += c
            state = 'plain'
        if c == '\n': line, col = line + 1, 0
    if state == 'quoted': raise CsvError('quote without end', line, col)
    if row or cell or state != 'start': yield row + [cell]
def write(rows, sep=','):
    def quote(v):
        s = '' if v is None else str(v)
        return '"' + s.replace('"', '""') + '"' if any(c in s for c in (sep, '"', '\n')) else s
    return ''.join(sep.join(map(quote, r)) + '\n' for r in rows)
def typed(cell):
    for f in (int, float):
        try: return f(cell)
        except ValueError: pass
    return {'': None, 'true': True, 'false': False}.get(cell, cell)
text = 'name,age,note\nann,31,"likes ""tea"", cake"\nbob,,plain\n"li,na",2.5,"two\nlines"\nzoë,1e3,true\n'
rows = [[typed(c) for c in r] for r in read(text)]
for r in rows: print(r)
print(write(rows[:3]), list(read(write(rows))) == [[('' if c is None else str(c)) for c in r] for r in rows])
for bad in ('a"b', '"a"b,c', 'x\ny,"open', 'a,b\n"q" ,1'):
    try: print(list(read(bad)))
    except CsvError as e: print(e)
print(list(read('')), list(read('\n')), list(read('a,,\n,')), list(read('a;b', ';')), list(read('""')))
table = [[i, i * i, f'n{i},' if i % 9 == 0 else i / 4] for i in range(60)]
back = [[typed(c) for c in r] for r in read(write(table))]
print(back == table, [c for r in back if isinstance(r[2], str) for c in r][:6], sum(r[1] for r in back))
heads, *data = rows
people = [dict(zip(heads, r)) for r in data]
print(sorted(people, key=lambda p: (p['age'] is None, p['age'] or 0))[0], [p['name'] for p in people if p['age']])
