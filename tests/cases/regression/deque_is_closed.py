# A deque has no attributes but those that a subclass gives it.
from collections import deque
try: deque().extra = 1; print('accepted')
except AttributeError: print('refused')
class D(deque): __slots__ = ('x', '__dict__')
d = D([1]); d.y = 2; print(d.y, len(d))
import copy, pickle
print(hasattr(deque(), '__dict__'), hasattr(d, '__dict__'), d.__reduce__()[2])
c = copy.copy(d); print(c, hasattr(c, 'y'))
class S(deque): __slots__ = ('x',)
s = S([1, 2], 5); s.x = 7
c = copy.deepcopy(s); print(c, c.x, c.maxlen, hasattr(c, '__dict__'))
c = pickle.loads(pickle.dumps(deque([1, 2], 3))); print(c)
try: iter(deque()).extra = 1
except AttributeError: print('refused')
