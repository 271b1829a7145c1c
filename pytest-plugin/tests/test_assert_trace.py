import shapes
import pytest
from pytest_sidewinder import NoSidewinder


def test_a_kept_limit_passes(assert_trace):
    assert_trace(shapes.kept, 50_000, allocations_kept=0, calls_left=0, max_guards=9)


def test_an_object_that_escapes_fails_with_line_and_reason(assert_trace):
    with pytest.raises(AssertionError, match=r"shapes.escapes: allocs is 1, allowed 0 — shapes.py line 23 .*SW201"):
        assert_trace(shapes.escapes, 50_000, allocations_kept=0)


def test_a_function_without_a_loop_is_called_until_it_is_hot(assert_trace):
    assert_trace(shapes.short, 1, calls_left=0)
    with pytest.raises(AssertionError, match="not hot"):
        assert_trace(shapes.short, 1, calls_left=0, repeat=1)


def test_what_cannot_be_checked_is_an_error(assert_trace, monkeypatch):
    with pytest.raises(TypeError, match="has no limit 'max_guard'"):
        assert_trace(shapes.kept, 9, max_guard=1)
    with pytest.raises(TypeError, match="must be literals"):
        assert_trace(shapes.kept, object())
    with pytest.raises(TypeError, match="not at the top level"):
        assert_trace(lambda: 1)
    with pytest.raises(NoSidewinder, match="ValueError: 9"):
        assert_trace(shapes.fails, 9)
    monkeypatch.setenv("SIDEWINDER", "/no/such/command")
    with pytest.raises(NoSidewinder, match="there is no such command"):
        assert_trace(shapes.kept, 9)
    monkeypatch.delenv("SIDEWINDER")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NoSidewinder, match="not on the PATH"):
        assert_trace(shapes.kept, 9)
