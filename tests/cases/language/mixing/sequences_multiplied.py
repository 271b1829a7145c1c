# Sequences by sequences: which one the message names.
from array import array
from collections import deque
xs=[[1],(1,),'a',b'a',bytearray(b'a'),array('i',[1]),deque([1]),range(3),memoryview(b'a'),1.5,None]
for a in xs:
    for b in xs:
        try: print(type(a).__name__,type(b).__name__,a*b)
        except Exception as e: print(type(a).__name__,type(b).__name__,type(e).__name__,e)
        try: print(type(a).__name__,type(b).__name__,a+b)
        except Exception as e: print(type(a).__name__,type(b).__name__,type(e).__name__,e)
