# Maps of memory and of files: a closed type that lends its bytes.

import mmap
m=mmap.mmap(-1,100)
for f in [lambda:mmap.mmap(),lambda:mmap.mmap(-1,0),lambda:mmap.mmap(-1,-1),lambda:m[1000],lambda:m['a'],lambda:m.seek(1000),lambda:m.find('a'),lambda:m.read('a'),lambda:m.resize(-1),lambda:m.move(1,2,300),lambda:m.flush(1,2),lambda:m.write_byte(300),lambda:m.write('a'),lambda:m.__setitem__(0,300),lambda:m.__setitem__(0,'a'),lambda:m.__setitem__(slice(0,2),b'abc'),lambda:m.__delitem__(0),lambda:m.x,lambda:mmap.mmap('a',1),lambda:m.madvise(mmap.MADV_NORMAL,10000),lambda:mmap.mmap(-1,10,offset=-1),lambda:mmap.mmap(-1,10,access=1,prot=1), lambda:m.size(), lambda: m.seek(0,7), lambda:m.seek(-1), lambda: 97 in m, lambda: m*2, lambda:m+m, lambda:list(m)[:2], lambda:m.flush(), lambda:m.__setitem__(500,1), lambda:m.move(-1,1,1), lambda:m.write_byte('a'), lambda:m.find(b'a','b'), lambda:m.read(None), lambda:m[::2][:3], lambda:setattr(m,'x',1), lambda:setattr(mmap.mmap,'x',1), lambda:m.find(b''), lambda:m.rfind(b''), lambda:m.readline(1), lambda:mmap.mmap(0,10,1,2,3,4,5,6,7), lambda: m.resize(), lambda:mmap.mmap(-1, 10, foo=1),lambda:mmap.mmap(2**40,10),lambda:mmap.mmap(-1,2**70),]:
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__,e)
print(m)
v=memoryview(m)
try: m.close()
except BufferError as e: print(e)
v[0:3]=b'abc'
print(m[:5], v.readonly, v.nbytes, v.obj is m)
v.release()
import re
print(re.search(b'b.', m), re.search(b'b.', m).group())
class M(mmap.mmap):
    x=5
mm=M(-1,10); mm.y=3
print(mm, mm.x, mm.y, len(mm), bytes(mm), bool(mm))
import weakref; r=weakref.ref(mm); print(r() is mm)
m.close()
print(m)
try: m[0]
except Exception as e: print(e)
import pickle
try: pickle.dumps(mm)
except Exception as e: print(type(e), e)
print(type(mmap.mmap.closed), mmap.mmap.__module__)
import struct
struct.pack_into('<i', mm, 2, 77); print(mm[:], struct.unpack_from('<i', mm, 2))


# A file: what is written in one place is seen in the other.
import os, tempfile
with tempfile.TemporaryFile() as f:
    f.write(b"one\ntwo\nthree\n" * 400)
    f.flush()
    m = mmap.mmap(f.fileno(), 0)
    print(len(m), m.size(), m.readline(), m.readline(), m.tell())
    m[0:3] = b"ONE"
    m.flush()
    print(os.pread(f.fileno(), 8, 0), m.find(b"two", 5), m.rfind(b"two"), m.find(b"nothing"))
    m.resize(8000)
    print(len(m), os.fstat(f.fileno()).st_size, m[-1])
    v = memoryview(m)[10:20]
    try:
        m.resize(100)
    except BufferError as e:
        print(e)
    del v
    m.resize(100)
    print(len(m), m[-8:])
    with m:
        m.seek(-4, os.SEEK_END)
        m.write(b"last")
        try:
            m.write(b"x")
        except ValueError as e:
            print(e)
        m.move(0, 96, 4)
        print(m[:8])
    print(m.closed)
    r = mmap.mmap(f.fileno(), 0, access=mmap.ACCESS_READ)
    c = mmap.mmap(f.fileno(), 0, access=mmap.ACCESS_COPY)
    for how in (lambda: r.write(b"x"), lambda: memoryview(r).__setitem__(0, 1), lambda: r.resize(5), lambda: c.resize(5), lambda: r.write_byte(1)):
        try:
            how()
        except Exception as e:
            print(type(e).__name__, e)
    c[0] = 0
    print(r[0], c[0], r, memoryview(r).readonly)
    for arguments in ((200,), (0, mmap.MAP_SHARED, mmap.PROT_READ, 0, 4096 * 5)):
        try:
            mmap.mmap(f.fileno(), *arguments)
        except ValueError as e:
            print(e)
with tempfile.TemporaryFile() as f:
    try:
        mmap.mmap(f.fileno(), 0)
    except ValueError as e:
        print(e)


# Shared with a child.
m = mmap.mmap(-1, 16)
if os.fork() == 0:
    m[0:5] = b"child"
    os._exit(0)
os.wait()
print(m[:5])

# In a hot loop, through a view of numbers.
m = mmap.mmap(-1, 8 * 1000)
view = memoryview(m).cast("q")
for turn in range(3):
    for i in range(1000):
        view[i] += i * turn
print(sum(view), m[8:16])

# Memory that no view holds any more goes with its map.
for i in range(3000):
    m = mmap.mmap(-1, 1 << 20)
    m[5] = 1
print("done")
