

def getLevelNamesMapping():
    """The names of the levels and their numbers."""
    return _nameToLevel.copy()
