# exit: 1
# The marks under a subscript in an expression over several lines, after the loop before has caught the same.
x, d, l = None, {}, [1]
def multi():
    return (l[0] +
            d["missing"]
            * 2)
for i in range(30):
    try: multi()
    except KeyError: pass
multi()
