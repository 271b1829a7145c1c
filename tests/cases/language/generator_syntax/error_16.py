# exit: 1
def f():
    x = [i for i in (yield)]
    await i
