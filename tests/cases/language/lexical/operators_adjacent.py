# Tokens that touch: longest match, unary chains, operators without space.
a, b, c = 7, 3, 2
print(a--b, a-+b, a+-+-b, a**-b*0, -a**c, (-a)**c, ~-a, -~a, +-~a, not not a, not-a, a<-b, a>-b, a==-b, a!=~b)
print(a//-b, a%-b, -a//b, -a%b, a/-1, 2**-1, 2**3**c, -2**2, a<<b>>c, a&b|c^a, a and-b or c, a if-b else c)
print(a<b<c, a>b>c, a<b>c, a!=b!=c, not a==b, a in[a], a not in[a], a is(a), a is not(b), [a][-1], {a}-{b}, {*[a]}, [*{b}])
print((lambda:a)(), (lambda*x:x)(*[1]), (lambda**k:k)(**{"z":1}), a if a else-b, [i for i in range(3)if i], {**{}, 'q':-a})
x = a
x+=b;x-=-c;x*=b;x//=c;x%=a;x**=c;x<<=b;x>>=1;x|=8;x&=~1;x^=3
print(x, a.__neg__()-b, a .real, (a).real, a . real, a. __add__ (b))
print(1<2==True, (1<2)==True, 3-1==2 in[True,2], not 1 in [0], not(1)in[0])
for s in ["a+++b", "a<>b", "a=>b", "a!b", "a++", "a--", "not", "a not b", "a is is b", "a&&b", "a||b", "!a", "a->b", "a:=1", "(a:=1)", "a=<b", "a//=b", "a.1", "a..b", "...", "a@b", "a,,b", "a if b", "**a", "~", "a<>b<c"]:
    try:
        print(s, "=", eval(s))
    except SyntaxError as e:
        print(s, "->", e.msg)
    except TypeError as e:
        print(s, "->", e)
t = 0
for i in range(90):
    t = t+-i if i&1 else t--i; t^=i<<2; t=-~t
print(t)
