# exit: 1
def check(v):
    assert v > 3, f"too small: {v}"
try:
    assert 0
except AssertionError as e:
    print(repr(e))
check(2)
