# A traceback is about the code that ran, whatever code its function has since.
import traceback
def f(): return [1 // x for x in (0,)]
def g(): pass
try: f()
except Exception as e: err = e
f.__code__ = g.__code__
tb = err.__traceback__
while tb: print(tb.tb_frame is not None, tb.tb_lineno is not None); tb = tb.tb_next
print(len(traceback.format_exception(err)))
