# What a comprehension defines is named after it.
print([lambda: 0 for _ in [1]][0].__qualname__, next((lambda: 0) for _ in [1]).__qualname__)
