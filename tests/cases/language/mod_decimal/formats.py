# decimal numbers written by formats of every kind: what is not refused, and how it is rounded.
import random
from decimal import *
r=random.Random(5)
out=[]
nums=[Decimal(x) for x in "0 -0 0.00 -0.000 1 -1 1.5 2.5 -2.5 0.005 1234567.891 -1234567.895 1E+5 1E-9 123E+3 0E+4 0E-9 9.995 99.995 -999999.5 12345678901234567890.123 NaN -Inf 1E+50 1E-60 1E-101".split()]
nums+=[Decimal(r.randrange(-10**9,10**9)).scaleb(-r.randrange(12)) for _ in range(40)]
def spec():
    s=''
    k=r.random()
    if k<.3: s+=r.choice('*_x é0')+r.choice('<>=^')
    elif k<.5: s+=r.choice('<>=^')
    if r.random()<.3: s+=r.choice('+- ')
    if r.random()<.05: s+='z'
    if r.random()<.05: s+='#'
    if r.random()<.15: s+='0'
    if r.random()<.6: s+=str(r.randrange(0,25))
    if r.random()<.3: s+=','
    if r.random()<.6: s+='.'+str(r.choice([0,1,2,3,5,10,25]))
    s+=r.choice(['','f','f','F','%','e','g','G','n','d','ff'])
    return s
for i in range(150):
    s=spec()
    for d in r.sample(nums, 4):
        try: t=format(d,s)
        except Exception as e: t=type(e).__name__+' '+str(e)
        print(s,d,t)
for s in ['','f','%','.','.f','1','01','001','0>5','0=5','=','^','^7',' ','+']:
    for d in nums: 
        try: print(s,d,repr(format(d,s)))
        except Exception as e: print(s,d,type(e).__name__,e)
for m in (ROUND_UP,ROUND_DOWN,ROUND_CEILING,ROUND_FLOOR,ROUND_HALF_UP,ROUND_HALF_DOWN,ROUND_05UP):
    with localcontext() as c:
        c.rounding=m
        for s in ['.1f','+10.2f','.0%','08.1f']:
            for d in nums: print(m,s,d,format(d,s))
