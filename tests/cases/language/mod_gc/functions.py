# gc: collect and its arguments, callbacks, thresholds, enabling, what is tracked, referents.
import gc


print(gc.isenabled(), gc.disable(), gc.isenabled(), gc.enable(), gc.isenabled())
gc.set_threshold(500, 5, 5)
print(gc.get_threshold(), len(gc.get_count()), gc.garbage, gc.get_debug(), gc.callbacks)
print(gc.DEBUG_STATS, gc.DEBUG_COLLECTABLE, gc.DEBUG_UNCOLLECTABLE, gc.DEBUG_SAVEALL, gc.DEBUG_LEAK)
for wrong in (lambda: gc.collect(3), lambda: gc.collect(-1), lambda: gc.collect("x")):
    try:
        wrong()
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
told = []


def callback(phase, info):
    told.append((phase, info["generation"], sorted(info)))


gc.collect()
gc.callbacks.append(callback)
gc.collect(1)
gc.collect(generation=0)
gc.callbacks.remove(callback)
gc.collect()
print(told)
print([len(gc.get_stats()), sorted(gc.get_stats()[0])])


class C:
    pass


a, b = C(), C()
a.b, b.a = b, a
print(gc.is_tracked(a), gc.is_tracked(1), gc.is_tracked("text"), gc.is_tracked(None), gc.is_tracked([]))
parts = [a, b, 3]
print(a in gc.get_referents(parts), gc.get_referents(1), len(gc.get_referents((a, b))))
print(any(found is parts for found in gc.get_referrers(a)), any(found is parts for found in gc.get_objects()))
print(gc.freeze(), gc.unfreeze(), gc.get_freeze_count())
count = 0
for n in range(50):
    x = C()
    x.x = x
    count += x.x is x
gc.collect()
print(count)
