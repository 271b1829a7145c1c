# assert with and without a message, and that the message is evaluated only on failure.

made = 0


def message(n):
    global made
    made += 1
    return "bad " + str(n)


failures = []
for i in range(200):
    try:
        assert i % 50 != 49, message(i)
    except AssertionError as e:
        failures.append(str(e))
print(failures, made)
try:
    assert False
except AssertionError as e:
    print(repr(e), e.args)
try:
    assert [], ("tuple", 1)
except AssertionError as e:
    print(repr(e), e.args)
assert [1, 2]
assert 1 < 2, message(0)
print(made)


def check_sorted(values):
    for i in range(1, len(values)):
        assert values[i - 1] <= values[i], (i, values[i - 1], values[i])
    return True


print(check_sorted(list(range(150))))
try:
    check_sorted([1, 2, 5, 4])
except AssertionError as e:
    print(e.args[0])
print(issubclass(AssertionError, Exception))
