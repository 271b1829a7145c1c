class C:
    def m(self):
        return blech
    blech = 1
C().m()
