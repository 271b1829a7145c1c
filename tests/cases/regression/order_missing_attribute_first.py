# An attribute that is not there is missed before the arguments of the call are evaluated.
try: None.missing(print('argument'))
except AttributeError as e: print(e)
