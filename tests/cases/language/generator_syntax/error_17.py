# exit: 1
class C:
    await x
