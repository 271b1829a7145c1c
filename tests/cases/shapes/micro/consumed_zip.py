# A dict of two sequences side by side: no tuple is made.
def run(keys, values):
    return dict(zip(keys, values))  # jit: body.operations=17 body.guards=5 body.allocations=0 body.residual_calls=2


made = run(range(3000), range(3000, 6000))
print(len(made), made[0], made[2999])
# Another class of iterators, three of them, keys that are no small ints.
print(run("abc", [1, 2]), len(run(list(range(2000)), [str(i) for i in range(1500)])))
try:
    run([[]], [1])
except TypeError as error:
    print(error)
zip = lambda *sources: [(1, 2, 3)]
try:
    print(run([1], [2]))
except ValueError as error:
    print(error)
