# every way a call can raise within a loop that is recorded
class Problem(Exception):
    def __init__(self, code):
        super().__init__(code)
        self.code = code
class Store:
    def __getitem__(self, k):
        if k % 3 == 0:
            raise KeyError(k)
        return k
    def __getattr__(self, name):
        if name == "gone":
            raise AttributeError(name)
        return len(name)
def chained(n):
    total = 0
    for i in range(n):
        try:
            try:
                None.attribute
            except AttributeError as error:
                raise Problem(i) from error
        except Problem as problem:
            total += isinstance(problem.__cause__, AttributeError) + problem.code % 3
    return total
def sometimes(n):
    total = 0
    log = []
    table = {i: i for i in range(0, 40, 2)}
    for i in range(n):
        try:
            x = getattr(Store(), "gone" if i % 2 else "there")
            total += x
        except AttributeError as e:
            total += 100
            log.append(str(e))
        try:
            del table[i % 50]
        except KeyError as e:
            total += e.args[0]
            table[i % 50] = i
        try:
            total += [1, 2, 3].index(i % 5)
        except ValueError as e:
            log.append(e.args[0])
        try:
            total += max([]) if i % 4 else max([i])
        except ValueError as e:
            log.append(e.args[0])
        try:
            total += int("x" if i % 7 else "7")
        except ValueError as e:
            log.append(e.args[0][:10])
        try:
            setattr(3 if i % 6 else Store(), "a", i)
        except AttributeError as e:
            total += 7
        try:
            total += i // (i % 3)
        except ZeroDivisionError as e:
            total += 1
        try:
            total += Store()[i]
        except KeyError as e:
            total -= e.args[0]
        try:
            iter(5 if i % 2 else [])
        except TypeError as e:
            total += len(str(e))
        try:
            assert i % 5, "five"
        except AssertionError as e:
            log.append(e.args)
        try:
            raise Problem(i) if i % 3 else (ValueError if i % 2 else TypeError("made"))
        except (Problem, ValueError) as e:
            total += len(e.args)
        except TypeError as e:
            log.append(str(e))
        try:
            undefined if i % 9 == 0 else i
        except NameError as e:
            log.append(str(e))
        try:
            {}.pop(i) if i % 2 else {i: 1}.pop(i)
        except KeyError:
            total += 3
        try:
            print(end="") if i % 2 else len(5)
        except TypeError as e:
            total += 2
    return total, len(log), log[::97][:10]
def nested(n):
    total = 0
    for i in range(n):
        try:
            try:
                next(iter([])) if i % 3 else next(iter([i]))
            finally:
                total += 1
        except StopIteration as e:
            total += 10
            if e.__context__ is not None:
                total += 1000
        try:
            total += deep(3, i)
        except ZeroDivisionError as e:
            depth = 0
            tb = e.__traceback__
            while tb is not None:
                depth += 1
                tb = tb.tb_next
            total += depth
    return total
def deep(k, i):
    if k == 0:
        return 5 % (i % 4)
    return deep(k - 1, i) + 1
print(chained(3000)); print(sometimes(2000)); print(nested(3000))
