# Text and bytes loops that change kind midway: encode, decode, errors, bytearrays that grow.
data, out = [b'ab'] * 100 + ['cd'] * 3 + [bytearray(b'ef'), memoryview(b'gh'), b'\xff', None, 5, b''] + [b'z'] * 10, []
buf = b''
for n, d in enumerate(data):
    try: buf += d
    except TypeError as e: out.append((n, str(e)))
print(len(buf), buf[198:], *out, sep='\n')
text, errs = '', []
for n, d in enumerate(data):
    try: text += d.decode('ascii' if n < 110 else 'latin-1')
    except (UnicodeDecodeError, AttributeError) as e: errs.append((n, f'{type(e).__name__}: {e}'))
print(len(text), *errs, sep='\n')
ba = bytearray()
for i in range(150):
    ba.append(i) if i < 120 else ba.extend(str(i).encode())
    if i == 130: ba = ba[100:]
    if i == 140: ba[:3] = b'XYZ-'
    if i == 145: del ba[10:40]
print(ba, len(ba), ba.count(b'1'), ba.find(b'14'))
for v in (256, -1, 'a', 1.0, b'a', None):
    try: ba.append(v)
    except (ValueError, TypeError) as e: print(type(e).__name__, e)
s = 0
for i, c in enumerate(b'hello' * 20 + bytes([255])): s += c if i != 90 else ord(chr(c))
print(s)
mixed = ['plain', 'naïve', '日本', '😀x', '', '\x00', '\udc80']
sizes = []
for i in range(140):
    t = mixed[i % 7] if i > 100 else 'plain'
    try: sizes.append(len(t.encode('utf-8' if i % 2 else 'latin-1')))
    except UnicodeEncodeError as e: sizes.append((e.encoding, e.start, e.reason))
print(sizes[:3], sizes[100:116], sep='\n')
print([t.encode('utf-8', 'surrogatepass') for t in mixed], [t.encode('ascii', h) for h in ('replace', 'ignore', 'xmlcharrefreplace', 'backslashreplace') for t in mixed[1:4]])
print('ab' == b'ab', b'ab' == bytearray(b'ab'), {b'a': 1}.get('a'), b'ab' < b'b', [b'x', 'x'].count('x'), b'%d-%s' % (5, b'q'), b'a' in b'cab', 97 in b'cab', str(b'x', 'ascii'), bytes('é', 'utf-8'))
for f in (lambda: 'a' < b'a', lambda: b'a' + 'a', lambda: 'a' in b'a', lambda: b''.join(['a']), lambda: ''.join([b'a']), lambda: bytes(['a']), lambda: bytes('a'), lambda: b'a'.split('a'), lambda: b'%d' % 'x'):
    try: f()
    except TypeError as e: print(e)
