from . import log
log.append("broken")
x = 1 / 0
