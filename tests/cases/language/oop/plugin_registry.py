# Plugins registered by __init_subclass__ with keywords, found by name, ordered, versioned, unregistered.
class Plugin:
    registry, order = {}, []
    def __init_subclass__(cls, name=None, priority=0, abstract=False, **kw):
        super().__init_subclass__(**kw)
        if abstract: return
        name = name or cls.__name__.lower()
        if name in Plugin.registry: raise ValueError(f'{name} is taken by {Plugin.registry[name].__name__}')
        cls.name, cls.priority = name, priority
        Plugin.registry[name] = cls
        Plugin.order = sorted(Plugin.registry.values(), key=lambda c: (-c.priority, c.name))
    def __class_getitem__(cls, name):
        try: return cls.registry[name]
        except KeyError: raise LookupError(f'no plugin {name!r}; have {sorted(cls.registry)}') from None
    def apply(self, text): raise NotImplementedError
class Upper(Plugin):
    def apply(self, text): return text.upper()
class Reverse(Plugin, priority=5, name='rev'):
    def apply(self, text): return text[::-1]
class Wrapping(Plugin, abstract=True):
    left = right = ''
    def apply(self, text): return self.left + text + self.right
class Star(Wrapping, priority=-1): left = right = '*'
class Paren(Wrapping, name='()', priority=-1): left, right = '()'
class Stateful(Plugin, priority=9):
    n = 0
    def apply(self, text):
        Stateful.n += 1
        return f'{text}{self.n % 10}'
print([c.__name__ for c in Plugin.order], list(Plugin.registry), Plugin['rev'].__name__, hasattr(Wrapping, 'name'))
def run(text, names=None):
    for c in Plugin.order:
        if names is None or c.name in names: text = c().apply(text)
    return text
print(run('abc'), run('abc', {'()', 'upper'}), run('', ()))
total = 0
for i in range(140):
    if i == 100:
        class Late(Plugin, priority=7):
            def apply(self, text): return text + 'late' if len(text) < 6 else 1 / 0
    if i == 110: Plugin.registry.pop('star'); Plugin.order.remove(Star)
    if i == 120: Upper.apply = lambda self, text: text.title()
    try: r = run('ab' if i != 130 else 'abcdef')
    except ZeroDivisionError as e: r = str(e)
    total += len(r)
    if i in (99, 100, 110, 120, 130): print(i, r)
print(total, Stateful.n)
def make(name, **kw): return type(name, (Plugin,), {'apply': lambda self, t: t + name}, **kw)
for args in (('Upper',), ('Extra',), ('Odd', 'nope')):
    try: print(make(args[0], **({'colour': 1} if len(args) > 1 else {})).name)
    except (ValueError, TypeError) as e: print(type(e).__name__, e)
for bad in (lambda: Plugin['zzz'], lambda: Plugin().apply('x')):
    try: bad()
    except (LookupError, NotImplementedError) as e: print(type(e).__name__, e)
print(len(Plugin.order), 'odd' in Plugin.registry, run('q', {'extra', 'rev'}))
