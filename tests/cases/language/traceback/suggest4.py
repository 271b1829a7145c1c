# exit: 1
class C:
    def m(self):
        return blech
    blech = 1
C().m()
