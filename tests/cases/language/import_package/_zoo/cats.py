from . import log
log.append("cats")
lion = "lion"
tiger = "tiger"
_cub = "cub"
