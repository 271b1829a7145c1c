# A star in an annotation takes the only item.
def g(x: int, *a: *(str,), y: float): pass
print(g.__annotations__)
