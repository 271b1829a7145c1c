# try inside try, inside loops, inside except and finally.


def layers(n):
    log = []
    try:
        try:
            if n == 0:
                raise ValueError("inner")
            log.append("body")
            if n == 1:
                raise KeyError("inner")
        except ValueError:
            log.append("handled")
            if n == 0:
                raise TypeError("from handler")
        else:
            log.append("else")
            if n == 2:
                raise IndexError("from else")
        finally:
            log.append("finally")
            if n == 3:
                raise OSError("from finally")
    except (TypeError, KeyError) as e:
        log.append(type(e).__name__)
    except Exception as e:
        log.append("other " + type(e).__name__)
    return log


for n in range(5):
    print(n, layers(n))


def retry(fails):
    attempts = 0
    while True:
        try:
            attempts += 1
            if attempts <= fails:
                raise RuntimeError(attempts)
            return attempts
        except RuntimeError as e:
            if e.args[0] >= 5:
                try:
                    raise ValueError("too often") from e
                finally:
                    attempts += 100


print(retry(0), retry(3))
try:
    retry(9)
except ValueError as e:
    print(e, e.__cause__)
total = 0
for i in range(250):
    try:
        try:
            total += [1, 2, 3][i % 5]
        except IndexError:
            total += {"3": 10}[str(i % 5)]
        finally:
            total += 1
    except KeyError as e:
        total += len(e.args[0]) * 100
print(total)
