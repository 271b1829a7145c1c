# Lengths of vectors to the last bit, neighbours of floats, what the last bit is worth.

import math
vals=[0.1,0.2,0.3,1.5,2.7,3.14159,1e10,1e-10,7.7,123.456,9.99]
out=[]
for a in vals:
    for b in vals:
        out.append(repr(math.hypot(a,b)))
        for c in vals:
            out.append(repr(math.hypot(a,b,c))); out.append(repr(math.dist((a,b,c),(c,a,b))))
print(len(set(out)), out[7::311], math.hypot(1e308,1e308), math.hypot(5e-324,5e-324), math.hypot(1e-310, 2e-310), math.hypot(), math.hypot(-3), math.hypot(float("inf"), float("nan")), math.hypot(1.7e308, 1))
print(math.nextafter(1.0, 2), math.nextafter(0.0, -1), math.nextafter(2.0, 2.0), math.ulp(1.0), math.ulp(-3.5e10), math.ulp(0.0), math.ulp(float("inf")))
