from .. import from_top
