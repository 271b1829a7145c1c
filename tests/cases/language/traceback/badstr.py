# exit: 1
class E(Exception):
    def __str__(self):
        raise ValueError
class Q(Exception):
    class Inner(Exception): pass
try:
    raise E("x")
except E:
    raise Q.Inner("a\nb")
