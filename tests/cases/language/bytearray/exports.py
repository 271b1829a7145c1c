# A bytearray that is looked at cannot change its length.

def attempt(f, *args):
    try:
        return repr(f(*args))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

a = bytearray(b"hello world")
m = memoryview(a)
def set_slice(v): a[0:2] = v
def delete(): del a[0]
def add():
    global a
    a += b"x"
def times():
    global a
    a *= 2
for f, args in [(a.append, (1,)), (a.extend, (b"x",)), (a.insert, (0, 1)), (a.pop, ()), (a.remove, (104,)), (a.clear, ()), (set_slice, (b"x",)), (delete, ()), (add, ()), (times, ()), (a.__init__, (b"new",))]:
    print(attempt(f, *args), a)
a[0:2] = b"HE"
a[4] = 79
a.reverse()
print(a, bytes(m), attempt(a.extend, b""))
m.release()
a.append(33)
print(a)
with memoryview(a) as v:
    inner = v[2:5]
    print(bytes(inner), attempt(a.append, 1))
print(attempt(a.append, 1))
inner.release()
print(attempt(a.append, 2), len(a))
def look(data):
    view = memoryview(data)
    return view[0]
for k in range(60):
    b = bytearray([k])
    with memoryview(b) as v:
        v[0] = 255 - k
        try:
            b.append(1)
            print("never")
        except BufferError as e:
            message = str(e)
    b.append(k)
print(message, b, look(b))
