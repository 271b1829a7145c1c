# Threads of the system, of which one runs at a time.
import queue
import threading

items, squares = queue.Queue(), []


def work():
    while (item := items.get()) is not None:
        squares.append(item * item)


threads = [threading.Thread(target=work) for _ in range(3)]
for thread in threads:
    thread.start()
for item in [*range(10), None, None, None]:
    items.put(item)
for thread in threads:
    thread.join()
print(sorted(squares), threading.active_count())
