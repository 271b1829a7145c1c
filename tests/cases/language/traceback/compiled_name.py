# Compiled name: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
exec(compile("def f():\n    return 1 / 0\n", "<made>", "exec"))
f()
