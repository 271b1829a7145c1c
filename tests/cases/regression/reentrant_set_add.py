# `__eq__` removes the key of a set that is equal to the one that is added.
class K:
    def __init__(s, v): s.v = v
    def __hash__(s): return hash(s.v)
    def __eq__(s, o): S.discard(2); return True
S = {1, 2, 3}; S.add(K(2)); print(len(S))
