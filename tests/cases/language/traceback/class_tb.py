# exit: 1
class A:
    x = 1
    def __init__(self):
        self.y
    class B:
        z = undefined_name
