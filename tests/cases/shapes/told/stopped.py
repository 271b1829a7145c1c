# A run that an exception ends before all functions ran.
# exit: 1


def before(n):
    return 10 // n


def after(n):  # SW901: Did not run: the run ended first, with ZeroDivisionError, line 6.
    return n


print(before(2))
print(before(0))
print(after(1))
