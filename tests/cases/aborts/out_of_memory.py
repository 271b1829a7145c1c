# There is no memory for compiled code.
# run: threshold=10,code_memory=0
total = 0
for n in range(300):  # aborts: out-of-memory
    total += n
print(total)
