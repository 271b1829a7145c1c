value = "plain"
shown = [1, 2]
_private = 3


def helper(n):
    return n * _private
