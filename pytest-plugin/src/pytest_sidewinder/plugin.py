"""What pytest loads: the fixture `assert_trace`."""

import pytest

import pytest_sidewinder


@pytest.fixture
def assert_trace():
    """Fails unless compiled code of `function(*args)` keeps the limits."""
    return pytest_sidewinder.assert_trace
