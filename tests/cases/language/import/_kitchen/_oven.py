def bake(n):
    return n * 2 + 1
