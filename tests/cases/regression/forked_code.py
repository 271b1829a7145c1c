# Parent and child of a fork both compile: each into code of its own.
import os


def hot(n, step):
    total = 0
    for i in range(n):
        total += i * step if i % 3 else step
    return total


def other(n):
    text = []
    for i in range(n):
        text.append(str(i * i) if i & 1 else "-")
    return len("".join(text))


def child(write, number):
    seen = [hot(200 + number, number), other(150 + number), hot(90, 1.5)]
    os.write(write, repr(seen).encode())
    os._exit(number)


print(hot(100, 2))
for number in range(6):
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        child(write, number)
    mine = [other(100 + number), hot(300, number), hot(80, 0.5)]
    _, status = os.waitpid(pid, 0)
    os.close(write)
    print(os.read(read, 200).decode(), mine, os.WEXITSTATUS(status))
    os.close(read)
