# Properties with generated data: one that holds, ones that do not and are shrunk, and a state machine.
# pip: attrs==26.1.0 hypothesis==6.139.3 sortedcontainers==2.4.0
from hypothesis import HealthCheck, given, note, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

quiet = settings(max_examples=60, database=None, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@quiet
@given(st.lists(st.integers()))
def sorting_is_idempotent(numbers):
    assert sorted(sorted(numbers)) == sorted(numbers)


@quiet
@given(st.lists(st.integers(), min_size=1))
def all_are_small(numbers):
    assert sum(numbers) < 1000, numbers


@quiet
@given(st.text(), st.dictionaries(st.characters(codec="ascii"), st.booleans()))
def no_text_has_a_b(text, mapping):
    assert "b" not in text + "".join(mapping)


@quiet
@given(st.builds(dict, name=st.from_regex(r"[a-c]{2,3}\Z"), when=st.dates(), size=st.one_of(st.none(), st.floats(0, 1))), st.data())
def built(made, data):
    n = data.draw(st.integers(0, 9))
    assert 2 <= len(made["name"]) <= 3 and 0 <= n <= 9
    assert made["when"].year < 2010


sorting_is_idempotent()
print("holds")
for failing in (all_are_small, no_text_has_a_b, built):
    try:
        failing()
    except AssertionError as error:
        print(failing.__name__, str(error).splitlines()[:1], getattr(error, "__notes__", [])[:1])


class Stack(RuleBasedStateMachine):
    def __init__(self):
        super().__init__()
        self.items = []

    @rule(n=st.integers(0, 5))
    def push(self, n):
        self.items.append(n)

    @invariant()
    def is_short(self):
        assert len(self.items) < 4


try:
    run_state_machine_as_test(Stack, settings=quiet)
except AssertionError as error:
    print("\n".join(getattr(error, "__notes__", [])))
