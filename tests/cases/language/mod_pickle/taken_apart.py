# Objects that code of the program takes apart: CPython's bytes and errors, while objects move.
import copyreg, gc, pickle, threading
from collections import OrderedDict, namedtuple, deque, defaultdict, Counter
from datetime import *
from decimal import Decimal
from fractions import Fraction
import functools, hashlib, operator, re
class S:
    __slots__=("x","y")
    def __getstate__(self): return self.x,self.y
    def __setstate__(self,s): self.x,self.y=s
    def __eq__(self,o): return (self.x,self.y)==(o.x,o.y)
class Sl:
    __slots__=("a","b")
P=namedtuple("P","a b")
class L(list): pass
class D(dict): pass
class St(str): pass
class I(int): pass
class R:
    def __reduce__(self): return P,(1,self)
class RS:
    def __init__(self): self.me=None
    def __reduce__(self): return RS,(),{"me":self.me}, iter([]), iter({}.items())
class G:
    def __reduce__(self): return "g"
g=G()
class Set:
    def __reduce__(self): return Set,(),{"q":1},None,None,setter
def setter(o,s): o.__dict__.update(s)
class N:
    def __new__(cls,*a,k=1):
        self=object.__new__(cls); self.k=k; return self
    def __getnewargs_ex__(self): return (1,2),{"k":3}
class M(type): pass
class WithM(metaclass=M): pass
class Junk:
    def __init__(self,n): self.n=n
    def __getstate__(self):
        [bytes(1000) for _ in range(200)]
        gc.collect(0) if self.n%50==0 else None
        return {"n":self.n,"t":"s%d"%(self.n%7)}
def f(): pass
rs=RS(); rs.me=rs
l=L([1,2]); l.append(l)
s=S(); s.x=1;s.y="zz"
sl=Sl(); sl.a=[1]
shared=[Junk(i) for i in range(300)]
vals=dict(s=[s,s],sl=sl,p=P(1,P(2,3)),l=l,d=D(a=1),st=St("q"),i=I(5),rs=rs,g=g,set_=Set(),n=N(),m=WithM,f=f,len=len,
 od=OrderedDict((i,str(i)) for i in range(2500)),od1=OrderedDict(a=1),od0=OrderedDict(),dq=deque(range(5),9),dd=defaultdict(list,{1:[2]}),c=Counter("abca"),
 dt=[datetime(2024,1,2,3,4,5,6),date(2024,1,2),time(1,2,3),timedelta(3,4,5),datetime(2024,1,1,tzinfo=timezone.utc)]*2,
 dec=Decimal("1.50"),fr=Fraction(1,3),none=type(None),ell=...,ni=NotImplemented,tn=[type(...),type(NotImplemented)],ba=bytearray(b"abc"),ba0=bytearray(),sur="a\ud800b",
 big=1<<5000,neg=-(1<<3000),cx=1j,rng=range(3),sli=slice(1,2,3),it=iter([1,2]),part=functools.partial(f,1),og=operator.itemgetter(1),
 un=int|str, ga=list[int], exc=ValueError("x",1), junk=shared+shared, meth=[].append, bm=s.__getstate__, cm=dict.fromkeys, qual=S.__getstate__, ff=frozenset([P(1,2)]),
 nest=[1,(2,[3,{4:P(5,6)}])])
for name,v in vals.items():
    for proto in (4,5,2):
        try: r=pickle.dumps(v,proto)
        except BaseException as e: print(name,proto,type(e).__name__,e); continue
        print(name,proto,len(r),r if len(r)<150 else hashlib.sha1(r).hexdigest())
        try: b=pickle.loads(r)
        except BaseException as e: print(name,proto,"L",type(e).__name__,e); continue
        try: print(type(b).__name__, repr(b)[:60] if "0x" not in repr(b) else "", pickle.dumps(b,proto)==r)
        except BaseException as e: print("again",type(e).__name__,e)
class B1:
    def __reduce__(self): return 5
class B2:
    def __reduce__(self): return ()
class B3:
    def __reduce__(self): return 5,()
class B4:
    def __reduce__(self): return f,5
class B5:
    def __reduce__(self): return f,(),None,5
class B6:
    def __reduce__(self): return f,(),None,None,5
class B7:
    def __reduce__(self): return f,(),None,None,None,5
class B8:
    def __reduce__(self): return copyreg.__newobj__,()
class B9:
    def __reduce__(self): return copyreg.__newobj__,(int,)
class B10:
    def __reduce__(self): return copyreg.__newobj__,(5,)
class B11:
    def __reduce__(self): return copyreg.__newobj_ex__,(5,)
class B12:
    def __reduce__(self): return copyreg.__newobj_ex__,(5,(),{})
class B13:
    def __reduce__(self): raise KeyError("mine")
class B14:
    def __reduce__(self): return "nowhere"
class B15:
    def __reduce__(self): return f,(),None,None,iter([1])
def loc():
    def inner(): pass
    return inner
class Mut:
    def __init__(self,d): self.d=d
    def __getstate__(self):
        if type(self.d) is dict: self.d[len(self.d)]=1
        elif type(self.d) is set: self.d.add(len(self.d)+10)
        elif len(self.d)<9: self.d.append(7)
        return {}
d1={}; d1[0]=Mut(d1); d1[1]=2
s1=set(); s1.add(Mut(s1)); s1.add(Mut(s1))
l1=[1,2]; l1[0]=Mut(l1)
deep=[]
for _ in range(3000): deep=[deep]
deep2=[s]
for _ in range(3000): deep2=[deep2,s]
for name,v in dict(b1=B1(),b2=B2(),b3=B3(),b4=B4(),b5=B5(),b6=B6(),b7=B7(),b8=B8(),b9=B9(),b10=B10(),b11=B11(),b12=B12(),b13=B13(),b14=B14(),b15=B15(),lam=lambda:0,loc=loc(),
    d1=d1,s1=s1,l1=l1,deep=deep,deep2=[s,deep2],gen=(x for x in []),lock=threading.Lock(),mod=gc).items():
    try: r=pickle.dumps(v); print(name,len(r))
    except BaseException as e:
        print(name,type(e).__name__,re.sub("0x[0-9a-f]+","0x",str(e)))
