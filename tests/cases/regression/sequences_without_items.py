# What bisect looks through has items by number, if it has any; an array of characters is no list of numbers.
import array,bisect
class S:
    def __len__(self): return 2
class G:
    def __len__(self): return 2
    def __getitem__(self,i): return i
for f in (lambda:bisect.bisect(frozenset(),1),lambda:bisect.bisect({1,2},1),lambda:bisect.bisect_left({1:2},1),lambda:bisect.bisect_left({},1), lambda: bisect.insort(frozenset(),1),lambda: bisect.insort(S(),1),lambda: bisect.bisect(S(),1),lambda: bisect.bisect(G(),1),lambda: bisect.bisect({1,2},1,2,2),lambda: bisect.bisect(5,1,0,0),lambda: bisect.bisect(5,1,0,1),lambda: bisect.bisect({1:1},1,0,0), lambda: bisect.bisect_left({2},key=lambda x:x,x=3), lambda:array.array('B',array.array('u','ab')),lambda:array.array('B',array.array('u')),lambda:array.array('u',array.array('B',[65])),lambda:array.array('d',array.array('u','a')),lambda:array.array('u',array.array('u','a'))):
    try: print(f())
    except Exception as e: print(type(e).__name__,e)
