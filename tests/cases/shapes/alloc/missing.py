# A KeyError of a dict and an IndexError of a list that are caught in the loop are never made. In mid-loop they are kept, escape, and have a context; the dict is of another class.
def run(n, table, items, kept):
    missing = total = 0
    for i in range(n):  # jit: body.operations=25 body.guards=9 body.allocations=0 body.residual_calls=1
        try:
            total += table[i % 100]
        except KeyError as e:
            missing += 1
            if i == kept:
                print(repr(e), e.args, e.__context__, e.__traceback__.tb_lineno)
        try:
            total += items[i % 60]
        except IndexError as e:
            missing += 2
            if i % 1000 == 59:
                print(repr(e), e.args, e.__context__)
    return total, missing


def nested(n, table, pair):
    seen = 0
    for i in range(n):
        try:
            try:
                seen += table[i | 1, 2]
            except KeyError:
                seen += pair[i]
        except IndexError as e:
            seen += len(e.__context__.args[0])
            if i == 2500:
                print(repr(e), repr(e.__context__), e.__context__.__context__)
    return seen


class Default(dict):
    def __missing__(self, key):
        return -key


def leaves(of, n):
    for i in range(n):
        of[i]


table = {i: i * 2 for i in range(0, 100, 3)}
print(run(4000, table, list(range(50)), 3333))
print(run(2000, Default(table), tuple(range(50)), -1))
print(nested(3000, {}, (7, 8)))
for of in {i: i for i in range(1500)}, [0] * 1500, (1,) * 1500, {(1, 2): 3}:
    try:
        leaves(of, 3000)
    except LookupError as e:
        print(repr(e), e.__traceback__.tb_next.tb_lineno)
for key in (1, []), {}, 1.5, "x":
    for n in range(1200):
        try:
            table[key]
        except (KeyError, TypeError) as e:
            text = repr(e)
    print(text)
