from .. import log
log.append("birds")
count = 3
exported, hidden, _private = "exported", "hidden", "private"
__all__ = ("exported", "owl")
