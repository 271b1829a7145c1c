before = 1
raise RuntimeError("this module refuses to load")
