# A singly linked list with sentinel, reversal, splitting, cycle finding and merge sort of nodes.
class Node:
    __slots__ = 'value', 'next'
    def __init__(self, value, next=None): self.value, self.next = value, next
class Linked:
    def __init__(self, values=()):
        self.head = None
        for v in reversed(list(values)): self.head = Node(v, self.head)
    def __iter__(self):
        n = self.head
        while n is not None:
            yield n.value
            n = n.next
    def __repr__(self): return 'L(' + '>'.join(map(repr, self)) + ')'
    def reverse(self):
        out, n = None, self.head
        while n: n.next, out, n = out, n, n.next
        self.head = out
        return self
    def insert(self, i, v):
        s = at = Node(None, self.head)
        while i:
            at = at.next
            if at is None: raise IndexError('past the end')
            i -= 1
        at.next = Node(v, at.next)
        self.head = s.next
    def remove(self, v):
        s = at = Node(None, self.head)
        while at.next:
            if at.next.value == v: at.next = at.next.next
            else: at = at.next
        self.head = s.next
    def sort(self):
        def halves(n):
            slow, fast = n, n.next
            while fast and fast.next: slow, fast = slow.next, fast.next.next
            mid, slow.next = slow.next, None
            return n, mid
        def go(n):
            if not n or not n.next: return n
            a, b = map(go, halves(n))
            s = t = Node(None)
            while a and b:
                if b.value < a.value: t.next, b = b, b.next
                else: t.next, a = a, a.next
                t = t.next
            t.next = a or b
            return s.next
        self.head = go(self.head)
        return self
def cycle(n):
    slow = fast = n
    while fast and fast.next:
        slow, fast = slow.next, fast.next.next
        if slow is fast:
            at, where = n, 0
            while at is not slow: at, slow, where = at.next, slow.next, where + 1
            return where
l = Linked(range(6))
print(l, l.reverse(), Linked(), Linked([1]).reverse())
l.insert(0, 'a'); l.insert(3, 2.5); l.insert(8, None)
print(l)
try: l.insert(11, 'z')
except IndexError as e: print(e)
l.remove(2.5); l.remove('a'); l.remove('absent')
print(l)
big = Linked((i * 37) % 101 for i in range(100))
print(list(big.sort())[:8], list(big) == sorted(big), Linked('sidewinder').sort())
for back in (None, 0, 7, 49):
    m = Linked(range(50))
    n = m.head
    while n.next: n = n.next
    if back is not None:
        t = m.head
        for _ in range(back): t = t.next
        n.next = t
    print(back, cycle(m.head))
