# A class of which an instance stands in another class becomes a data descriptor: what was read from the object comes from there.
class Part: pass
class Holder: part = Part()
h = Holder(); h.part = 5
print(h.part)
Part.__set__ = lambda s, o, v: None
Part.__get__ = lambda s, o, t: 'got'
print(h.part)
