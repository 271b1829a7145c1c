# Numbers that re is given are asked by __index__, and are in range.
import re
class I: __index__ = lambda s: 2
p = re.compile('a')
print(p.findall('aaaa', I()), p.match('aaa', True), re.sub('a', 'b', 'aaa', I()), re.split('a', 'xaxax', True))
class F: __index__ = lambda s: 1 / 0
for wrong in (1.5, 'a', None, F(), 2**70, -2**70):
    for f in (lambda: p.findall('aaa', wrong), lambda: p.search('aaa', 0, wrong), lambda: p.sub('b', 'aaa', wrong), lambda: p.split('aaa', wrong), lambda: p.match('a', wrong)):
        try: print(f())
        except Exception as e: print(type(e).__name__, e)
print(p.sub('b', 'aaa', False), p.subn('b', 'aaa', True), [m.span() for m in p.finditer('aaaa', True, I())])
