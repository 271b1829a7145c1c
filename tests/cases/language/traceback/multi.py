# exit: 1
def f(*a, **k):
    raise ValueError(
        "multi",
        "args",
    )
x = [
    1,
    f(1,
      2),
]
