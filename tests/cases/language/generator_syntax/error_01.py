# exit: 1
yield 1
