# Keys of globals that are no strings, among those that are.
g=globals()
g[5]='five'; x1=1; g[(1,2)]=3; g[None]=0
print([k for k in g if not isinstance(k,str) or k[0]=='x'], 5 in g, 6 in g, g.get(5), g.get(7,8), len(g)-len([k for k in g]))
print([k for k in vars() if not isinstance(k,str)], {k:v for k,v in g.items() if not isinstance(k,str)})
try: del g[7]
except KeyError as e: print('KeyError', e)
try: g[[]]=1
except TypeError as e: print(e)
try: [] in g
except TypeError as e: print(e)
del g[5]; print(g.pop((1,2)), g.pop(None), g.pop(9,10), 5 in g)
g.update({7:7}); print(g.setdefault(7, 8), g.setdefault(8, 9), g.popitem())
g[5]=1; g[5]=2; print(g[5], {**g}[5], dict(g)[5], (g|{})[5])
class S(str): pass
g[S('yy')]=4; print(yy)
exec("print(globals()[5])")
h={}; exec("globals()[3]=4", h); print(h[3])
