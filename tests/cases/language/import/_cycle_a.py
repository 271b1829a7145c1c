started = True
import _cycle_b

finished = _cycle_b.seen
