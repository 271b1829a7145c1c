# exit: 1
x = lambda: await y
