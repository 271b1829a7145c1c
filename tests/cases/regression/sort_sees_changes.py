# A list that was changed while it was sorted, also if it is empty again.
L = [3, 1, 2]
try: L.sort(key=lambda x: (L.append(9), L.pop(), x)[2]); print(L)
except ValueError as e: print(e)
for f in (lambda L: (L.append(1), L.clear()), lambda L: L.clear(), lambda L: L.extend([]), lambda L: L.__setitem__(slice(None), []), lambda L: L.__setitem__(slice(None), [1]), lambda L: (L.append(1), L.pop()), lambda L: L.__imul__(2), lambda L: L.reverse(), lambda L: L.insert(0, 1), lambda L: L.sort()):
    L = [3,1,2]
    try: L.sort(key=lambda x: (f(L), x)[1]); print(L)
    except ValueError as e: print(e, L)
    L = [3,1,2]
    try: L.sort(key=lambda x: (f(L), 1//0)[1]); print(L)
    except ZeroDivisionError as e: print(e, L)
L.append(4); L.extend([1]*5); print(L)
L.clear(); L.append(1); L.clear(); print(L)
