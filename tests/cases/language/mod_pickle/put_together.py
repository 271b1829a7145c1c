# What reading a pickle calls, while objects move; and what is wrong with a pickle behind a call.
import pickle, gc
from collections import OrderedDict, namedtuple
class K:
    def __init__(self,n): self.n=n
    def __hash__(self): return hash(self.n)
    def __eq__(self,o): return self.n==o.n
class S:
    __slots__=("x",)
    def __setstate__(self,s):
        [bytes(3000) for _ in range(300)]
        if s[0]%40==0: gc.collect()
        self.x=s
    def __getstate__(self): return self.x
objs=[]
for i in range(200):
    s=S(); s.x=(i,{K(i):[i]},frozenset([K(i)]),{K(i)},"t%d"%i); objs.append(s)
p=pickle.dumps([objs,objs[::-1],{K(1):K(2)}])
b=pickle.loads(p)
print(len(p),b[0]==b[1][::-1],all(x is y for x,y in zip(b[0],b[1][::-1])),b[0][5].x[1][K(5)],[k.n for k in b[0][9].x[2]],b[2][K(1)].n)
class Log(list):
    def append(self,x): print("append",x); list.append(self,x)
    def extend(self,x): print("extend",list(x)); list.extend(self,x)
class LD(dict):
    def __setitem__(self,k,v): print("set",k,v); dict.__setitem__(self,k,v)
print(pickle.loads(pickle.dumps(Log([1,2,3]))),pickle.loads(pickle.dumps(Log([1]))),pickle.loads(pickle.dumps(LD({1:2,3:4}))))
class Bad:
    def __setstate__(self,s): raise KeyError("no")
    def __getstate__(self): return 5
def t(data):
    try: print(pickle.loads(data))
    except BaseException as e: print(type(e).__name__,str(e).replace(__file__,"FILE"))
t(pickle.dumps(Bad()))
A=b"\x80\x04\x8c\x08builtins\x8c\x04list\x93"
t(A+b")R.")
t(A+b")R")
t(A+b"NR.")
t(A+b")Rh\x05.")
t(A+b")R\x85\x86\x87.")
t(A+b")RN]e.")
t(A+b")R(e.")
t(A+b")R(NNu.")
t(A+b")R(Nu.")
t(A+b")RNs.")
t(A+b")Ra.")
t(A+b")R(N\x90.")
t(A+b")Rc__main__\nnope\n.")
t(b"\x80\x04\x8c\x08__main__\x8c\x04nope\x93.")
t(b"\x80\x04\x8c\x07nomodul\x8c\x04nope\x93.")
t(b"\x80\x04N\x8c\x04nope\x93.")
t(b"\x80\x04NN\x81.")
t(b"\x80\x04N)\x81.")
t(b"\x80\x04\x8c\x08builtins\x8c\x03int\x93)\x81.")
t(b"\x80\x04\x8c\x08builtins\x8c\x03int\x93N\x81.")
t(b"\x80\x04\x8c\x08builtins\x8c\x03int\x93)}\x92.")
t(b"\x80\x04\x8c\x08builtins\x8c\x03int\x93)N\x92.")
t(A+b")RNb.")
t(A+b")R\x8c\x01ab.")
t(A+b")R(]N\x91.")
t(A+b")R}]Ns.")
t(A+b")R\x8f(]\x90.")
t(A+b")R\x8c\x03\xed\xa0\x80.")
t(A+b")R\x8c\x01\xff.")
t(A+b")R0N.")
t(A+b")R(NN1.")
t(A+b")R(0.")
t(A+b")R2.")
t(A+b")R\x940h\x00.")
t(A+b")Rq\x070h\x07.")
t(A+b")R\x94\x94\x94h\x02\x86.")
