# sidewinder: deadlock: the lock is taken, and there is one thread
import threading
t = threading.Thread(target=lambda: print("in a thread"))
t.start()
t.join()
