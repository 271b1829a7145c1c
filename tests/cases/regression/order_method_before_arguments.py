# A method is looked up before the arguments of its call, one of which sets an attribute of that name.
class Lexer:
    def __init__(self): self.state = self.start
    def advance(self): self.state = self.other; return 1
    def start(self, t): return 'start'
    def other(self, t): return 'other'
l = Lexer(); print(l.state(l.advance()))
