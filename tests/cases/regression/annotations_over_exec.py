# Annotations of a namespace stay when more are added.
g = {}; exec('a: int', g); exec('b: int', g); print(sorted(g['__annotations__']))
