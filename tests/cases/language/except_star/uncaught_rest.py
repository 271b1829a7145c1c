# exit: 1
# What is left of a group, and what clauses raise.
try:
    raise ExceptionGroup("eg", [ValueError(1), TypeError(2), OSError(3)])
except* ValueError:
    print("handled")
except* TypeError as e:
    raise KeyError("in clause")
