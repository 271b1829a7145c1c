# exit: 1
class C:
    def __init__(self): self.value = 1
    def run(self): return vaule
def g():
    class Inner:
        pass
    return self.x
C().run()
