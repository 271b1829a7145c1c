# sidewinder: No module named '_weakref'
import threading
t = threading.Thread(target=lambda: print("in a thread"))
t.start()
t.join()
