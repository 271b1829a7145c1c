# for/while with else, break and continue through try, except, else and finally, in all combinations.
def run(kind, at, where, how):
    log = []
    def act(i, place):
        if i == at and place == where:
            if how == 'raise': raise ValueError(i)
            return how
        return None
    items = iter(range(6)) if kind == 'while' else range(6)
    if kind == 'for':
        for i in items:
            try:
                if (r := act(i, 'try')) == 'break': break
                elif r == 'continue': continue
                elif r == 'return': return log + ['ret']
                if i == 4: {}[i]
            except KeyError:
                log.append('k')
                if (r := act(i, 'except')) == 'break': break
                elif r == 'continue': continue
                elif r == 'return': return log + ['ret']
            else:
                log.append(i)
                if act(i, 'else') == 'break': break
            finally:
                log.append('.')
                if (r := act(i, 'finally')) == 'break': break
                elif r == 'continue': continue
                elif r == 'return': return log + ['ret']
            log.append('~')
        else: log.append('ELSE')
    else:
        i = -1
        while (i := i + 1) < 6:
            try:
                try:
                    r = act(i, 'try')
                    if r == 'break': break
                    if r == 'continue': continue
                finally:
                    log.append('in')
                    act(i, 'finally')
            except ValueError as e: log.append(f'v{e}')
            else: log.append(i)
        else: log.append('ELSE')
    return log
for kind in ('for', 'while'):
    for where in ('try', 'except', 'else', 'finally'):
        for how in ('break', 'continue', 'return', 'raise'):
            at = 4 if where == 'except' else 3
            try: r = run(kind, at, where, how)
            except ValueError as e: r = f'ValueError {e}'
            print(kind, where, how, *r)
total = 0
for n in range(150):
    for j in range(3):
        try:
            if n == 120 and j == 1: break
            if n % 3 == j: continue
            total += 1
        finally: total += 10
    else: total += 100
print(total)
def first_bad(rows):
    for n, r in enumerate(rows):
        try:
            for v in r:
                try: 1 // v
                except ZeroDivisionError: break
            else: continue
            return n, v
        finally: seen.append(n)
    return None
seen = []
print(first_bad([[1, 2]] * 100 + [[3, 0]] + [[1]] * 20), len(seen), first_bad([[1]]), seen[-1])
