from . import count
from ..cats import lion as neighbour
def hoot(n): return "hoo" * n + neighbour
