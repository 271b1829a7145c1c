from . import from_top as one
from .. import from_top as two
from ... import top
from ...top import number
from ..b import __name__ as name
values = one, two, top.number, number, name
