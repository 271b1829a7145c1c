# A class of which an instance stands in another class loses and gains __get__ in the middle of a hot loop.
import collections
class Part: pass
class Holder: part = Part()
h = Holder(); h.__dict__['part'] = 5
def read(): return h.part
Part.__get__ = lambda s, o, t: 'got'
Part.__set__ = lambda s, o, v: None
out = []
for i in range(6000):
    if i == 2000: del Part.__get__
    if i == 4000: Part.__get__ = lambda s, o, t: 'again'
    out.append(read())
print(dict(collections.Counter(out)))
