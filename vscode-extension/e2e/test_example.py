from example import walk


def test_walk():
    assert walk(200_000) == 500_000
