# Coroutines: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
async def f():
    await g()
async def g():
    1 / 0
c = f()
c.send(None)
