# Group of chains: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
def g():
    try: 1/0
    except Exception as e: return e
def h():
    try: raise KeyError('h') from g()
    except Exception as e: return e
raise ExceptionGroup('many', [g(), h(), ValueError('plain\nlines')])
