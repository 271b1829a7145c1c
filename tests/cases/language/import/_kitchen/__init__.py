from ._oven import bake
from . import _pans

name = __name__
utensils = _pans.count + 1
