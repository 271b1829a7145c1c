# Objects that a loop of the module drops are dead when it asks for a collection, also where the loop was recorded, compiled and left by a bridge.
import gc

log = []


class Dropped:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        log.append(self.name)


for n in range(60):
    Dropped(n)
gc.collect()
print(len(log), sorted(set(range(60)) - set(log)))
