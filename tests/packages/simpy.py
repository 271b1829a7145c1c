# Simulations: processes, resources with priorities, containers, stores, interrupts and conditions.
# pip: simpy==4.1.2
import random

import simpy

log = []


def car(env, name, station, tank, rng):
    yield env.timeout(rng.randint(1, 20))
    with station.request(priority=int(name) % 2) as turn:
        result = yield turn | env.timeout(12)
        if turn not in result:
            log.append((env.now, name, "left"))
            return
        amount = rng.randint(10, 40)
        yield tank.get(amount)
        yield env.timeout(amount / 5)
        log.append((round(env.now, 2), name, amount))


def truck(env, tank):
    while True:
        if tank.level < 60:
            yield env.timeout(5)
            yield tank.put(tank.capacity - tank.level)
            log.append((env.now, "refilled", tank.level))
        yield env.timeout(3)


env = simpy.Environment()
rng = random.Random(3)
station, tank = simpy.PriorityResource(env, 2), simpy.Container(env, 150, init=100)
env.process(truck(env, tank))
cars = [env.process(car(env, str(n), station, tank, rng)) for n in range(14)]
env.run(until=env.all_of(cars))
print(log, env.now)


def machine(env, part):
    done = 0
    while done < 3:
        try:
            yield env.timeout(10)
            done += 1
        except simpy.Interrupt as stop:
            part.append((env.now, stop.cause))
            yield env.timeout(2)
    return done


def breaker(env, victim):
    for n in range(2):
        yield env.timeout(7)
        victim.interrupt(f"break {n}")


env = simpy.Environment(5)
parts = []
victim = env.process(machine(env, parts))
env.process(breaker(env, victim))
print(env.run(victim), parts, env.now, env.peek())
env = simpy.Environment()
store, got = simpy.FilterStore(env, 3), []


def maker(env):
    for n in range(6):
        yield store.put(n)
        yield env.timeout(1)


def taker(env, odd):
    for _ in range(3):
        item = yield store.get(lambda n: n % 2 == odd)
        got.append((env.now, odd, item))


env.process(maker(env)), env.process(taker(env, 1)), env.process(taker(env, 0))
env.run()
print(got, store.items)
failing = simpy.Environment()


def fails(env):
    yield env.timeout(1)
    raise ValueError("inside")


failing.process(fails(failing))
for wrong in (failing.run, lambda: env.timeout(-1), lambda: env.run(until=-5)):
    try:
        wrong()
    except ValueError as error:
        print(error)
