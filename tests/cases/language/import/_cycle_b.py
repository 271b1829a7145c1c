import _cycle_a

seen = (_cycle_a.started, hasattr(_cycle_a, "finished"))
