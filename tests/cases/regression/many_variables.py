# More parameters, and more variables of a function around, than a byte numbers.
src = 'def f(' + ', '.join('p%d' % i for i in range(300)) + '): return (lambda: ' + '+'.join('p%d' % i for i in range(300)) + ')()'
exec(src); print(f(*range(300)))
