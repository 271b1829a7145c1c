# Machines of states with conditions, callbacks, queues, nested states and what they refuse.
# pip: six==1.17.0 transitions==0.9.3
from transitions import EventData, Machine, MachineError, State
from transitions.extensions import HierarchicalMachine, LockedMachine
from transitions.extensions.states import Tags, Timeout, add_state_features


class Matter:
    def __init__(self):
        self.log, self.heat = [], 0

    def is_hot(self, *args, **kwargs):
        return self.heat > 50

    def is_flammable(self, *args, **kwargs):
        return False

    def on_enter_gas(self, *args, **kwargs):
        self.log.append(("gas", args, kwargs))

    def before(self, *args, **kwargs):
        self.log.append("before")


matter = Matter()
machine = Machine(matter, states=["solid", State("liquid", on_exit="before"), "gas", "plasma"], initial="solid", auto_transitions=True, ordered_transitions=False, ignore_invalid_triggers=False)
machine.add_transition("melt", "solid", "liquid", before="before")
machine.add_transition("boil", "liquid", "gas", conditions="is_hot", unless=["is_flammable"])
machine.add_transition("reset", "*", "solid", after=lambda *a, **k: matter.log.append("after"))
machine.add_transition("stay", ["gas", "plasma"], "=", prepare="before")
print(matter.state, matter.melt(), matter.is_liquid(), matter.boil(), matter.state)
matter.heat = 100
print(matter.boil(1, k=2), matter.stay(), matter.state, matter.log, machine.get_triggers("gas"), matter.may_boil(), matter.to_plasma(), matter.trigger("reset"))
for wrong in (lambda: matter.boil(), lambda: machine.add_transition("x", "nowhere", "solid"), lambda: matter.trigger("zap")):
    try:
        wrong()
    except (MachineError, ValueError, AttributeError) as error:
        print(type(error).__name__, error)
ring = Machine(states="abc", initial="a", send_event=True, queued=True, after_state_change=lambda event: seen.append((event.event.name, event.transition.dest, event.kwargs)))
seen = []
ring.add_ordered_transitions(loop=True)
for n in range(4):
    ring.next_state(n=n)
print(ring.state, seen, isinstance(ring.states["a"], State), EventData.__name__)
nested = HierarchicalMachine(states=["off", {"name": "on", "initial": "slow", "children": ["slow", {"name": "fast", "children": ["very"]}], "transitions": [["up", "slow", "fast_very"]]}, {"name": "both", "parallel": [{"name": "x", "children": ["1", "2"], "initial": "1", "transitions": [["go", "1", "2"]]}, "y"]}], initial="off", transitions=[["start", "off", "on"], ["stop", "on", "off"], ["split", "*", "both"]])
states = [nested.state]
for trigger in ("start", "up", "stop", "split", "go"):
    nested.trigger(trigger)
    states.append(nested.state)
print(states, nested.is_both(allow_substates=True), nested.get_nested_state_names())


@add_state_features(Tags, Timeout)
class Special(LockedMachine):
    pass


special = Special(states=[{"name": "wait", "timeout": 100, "on_timeout": "done", "tags": ["idle", "first"]}, "done"], initial="wait")
print(special.get_state(special.state).is_idle, special.to_done(), special.state, sorted(machine.get_transitions("melt")[0].conditions))
