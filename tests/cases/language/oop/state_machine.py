# A state machine whose states are classes; objects change their __class__ on each event.
class Door:
    log = []
    def __init__(self): self.count, self.code = 0, None
    def __getattr__(self, name):
        if name.startswith('on_'): return lambda *a: self.refuse(name[3:], *a)
        raise AttributeError(f'{type(self).__name__} has no {name}')
    def refuse(self, event, *args): self.log.append(f'{type(self).__name__} ignores {event}{args or ""}')
    def become(self, cls):
        self.leave()
        self.__class__ = cls
        self.enter()
        self.count += 1
    def enter(self): pass
    def leave(self): pass
class Closed(Door):
    def on_open(self): self.become(Open)
    def on_lock(self, code):
        self.code = code
        self.become(Locked)
class Open(Door):
    def on_close(self): self.become(Closed)
    def enter(self): self.log.append('creak')
class Locked(Door):
    tries = 0
    def on_unlock(self, code):
        if code == self.code:
            self.tries = 0
            self.become(Closed)
        else:
            self.tries += 1
            if self.tries >= 3: self.become(Alarm)
    def leave(self): self.log.append(f'leaves locked after {self.tries}')
class Alarm(Locked):
    def enter(self): self.log.append('ring!')
    def on_reset(self): self.tries = 0; self.become(Closed)
d, path = Door(), []
d.__class__ = Closed
events = [('open',), ('close',), ('lock', 42), ('open',), ('unlock', 1), ('unlock', 42), ('open',), ('lock', 1), ('close',)]
for i in range(150):
    name, *args = events[i % len(events)] if not 99 <= i < 104 else ('unlock', i)
    if i == 98: d.become(Closed); d.on_lock(7)
    if i == 120: d.on_reset()
    getattr(d, 'on_' + name)(*args)
    path.append(type(d).__name__[0])
print(''.join(path), d.count, d.code)
print(len(d.log), d.log[:8], sep='\n')
print([l for l in d.log if 'ring' in l or '99' in l or '10' in l], d.log[-3:])
for bad in (lambda: d.nothing, lambda: setattr(d, '__class__', int), lambda: setattr(d, '__class__', 5)):
    try: bad()
    except (AttributeError, TypeError) as e: print(type(e).__name__, e)
TABLE = {('green', 'tick'): 'yellow', ('yellow', 'tick'): 'red', ('red', 'tick'): 'green', ('red', 'walk'): 'flash', ('flash', 'tick'): 'red'}
state, seen, errors = 'green', {}, 0
for i in range(100):
    try: state = TABLE[state, 'walk' if i % 4 == 2 else 'tick']
    except KeyError as e: errors += 1
    seen[state] = seen.get(state, 0) + 1
print(seen, errors, state)
