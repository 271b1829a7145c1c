# Rows validated in a hot loop; many kinds of failures gathered, wrapped, grouped and counted.
class Invalid(ValueError):
    def __init__(self, field, why):
        super().__init__(field, why)
        self.field, self.why = field, why
    def __str__(self): return f'{self.field}: {self.why}'
class Missing(Invalid):
    def __init__(self, field): super().__init__(field, 'missing')
def require(row, field, kind, check=None):
    try: v = row[field]
    except KeyError: raise Missing(field) from None
    try: v = kind(v)
    except (TypeError, ValueError) as e: raise Invalid(field, f'not {kind.__name__}: {v!r}') from e
    if check and not check(v): raise Invalid(field, f'rejected {v!r}')
    return v
def validate(row):
    errors, out = [], {}
    for spec in (('id', int, lambda v: v >= 0), ('price', float, lambda v: v == v), ('name', str, str.strip), ('tags', tuple)):
        try: out[spec[0]] = require(row, *spec)
        except Invalid as e: errors.append(e)
    if errors: raise ExceptionGroup(f'row {row.get("id", "?")}', errors)
    return out
def row(i):
    r = {'id': i, 'price': f'{i}.25', 'name': f'n{i}', 'tags': 'ab'}
    match i % 25:
        case 3: del r['name']
        case 7: r['price'] = 'dear'
        case 11: r['id'] = -i
        case 13: r['tags'] = 5; r['name'] = '  '
        case 17: r['price'] = 'nan'; del r['tags']
        case 19: r['id'] = str(2**70 + i)
        case 23: r['id'] = None
    return r
good, fields, groups = [], {}, []
for i in range(150):
    try: good.append(validate(row(i)))
    except* Missing as eg: groups.append((eg.message, 'missing', [e.field for e in eg.exceptions]))
    except* Invalid as eg:
        for e in eg.exceptions:
            fields[e.field] = fields.get(e.field, 0) + 1
            if i < 25: print(eg.message, '|', e, '|', type(e.__cause__).__name__)
print(len(good), fields, groups[:4], len(groups))
print(sum(r['price'] for r in good), sum(r['id'] for r in good), good[16]['tags'] if len(good) > 16 else '')
def strict(rows):
    n = 0
    try:
        for r in rows: validate(r); n += 1
    except ExceptionGroup as e:
        a, b = e.split(Missing)
        return n, a and len(a.exceptions), b and [str(x) for x in b.exceptions], [type(x).__name__ for x in e.exceptions]
    return n
for start in (0, 4, 12, 14, 20): print(strict(row(i) for i in range(start, 150)))
print(strict([row(0)] * 120), strict([row(0)] * 110 + [{}] ))
