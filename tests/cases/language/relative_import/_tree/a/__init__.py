from ..top import number as from_top
