# Codecs and handlers of errors that a program registers, encodings in parts, and what the files of the library ask for.
import codecs, sys
codecs.register_error('mine', lambda e: ('[%d]'%(e.end-e.start), e.end))
print('aüb\ud800'.encode('ascii','mine'), 'aüb'.encode('latin-1','mine'))
codecs.register_error('dec', lambda e: ('<%d>'%e.object[e.start], e.end))
print(b'a\xff\xfeb'.decode('utf-8','dec'), b'a\xff'.decode('ascii','dec'))
codecs.register_error('by', lambda e: (b'\x80', e.end))
print('aüb'.encode('ascii','by'))
for enc in ('utf-7','utf-8','utf-16','utf-32','utf-16-le','utf-16-be','utf-32-be','utf-8-sig','latin-1','unicode_escape','raw_unicode_escape','cp1252','idna','punycode'):
    s='Hi Mom ~-\u263a-!+ü\U0001F600'
    if enc in('latin-1','cp1252','idna'): s='hü'
    b=s.encode(enc); print(enc,b,b.decode(enc)==s, codecs.lookup(enc).name)
    try:
        d=codecs.getincrementaldecoder(enc)()
        print(''.join(d.decode(bytes([c])) for c in b)+d.decode(b'',True)==s)
    except UnicodeError as e: print(e)
print(codecs.encode.__module__, codecs.encode(b'abc','hex'), codecs.decode('nop','rot13'), codecs.encode(b'x'*10,'base64'), codecs.encode(b'a','zlib')[:2])
for bad in (b'+//,+IKx/', b'+\xc1', b'a+IKx', b'+AB', b'\xe1'):
    for err in ('strict','ignore','replace'):
        try: print(repr(bad.decode('utf-7',err)))
        except UnicodeError as e: print(e)
try: codecs.lookup('nope')
except LookupError as e: print(e)
try: 'a'.encode('hex')
except LookupError as e: print(e)
print(codecs.escape_decode(br'a\x41\n\101'), codecs.escape_encode(b"a'\"\n\xff"))
print(codecs.utf_8_decode(b'\xe2\x82'), codecs.utf_16_ex_decode(b'\xff\xfea\0b',None,0,False))
for n in ('strict','ignore','replace','surrogatepass','surrogateescape','xmlcharrefreplace'):
    print(n, codecs.lookup_error(n).__name__, callable(codecs.lookup_error(n)))
try: codecs.lookup_error('zz')
except LookupError as e: print(e)
try: 'ü'.encode('ascii','zz')
except LookupError as e: print(e)
for r in ((1,2),'x',('x','y'),('x',100)):
    codecs.register_error('r', lambda e: r)
    try: print('ü'.encode('ascii','r'))
    except Exception as e: print(type(e).__name__, e)
    try: print(b'\xff'.decode('ascii','r'))
    except Exception as e: print(type(e).__name__, e)
print(codecs.charmap_decode(b'ab',None,'xyz'*40), codecs.charmap_encode('ab',None,{97:b'zz',98:1}))
import io
f=io.TextIOWrapper(io.BytesIO('grüß\n€'.encode('utf-16')),encoding='utf-16'); print(f.read())
print(codecs.getreader('utf-8')(io.BytesIO('ä\nö'.encode())).readlines())
print(''.join(codecs.iterdecode([b'\xc3',b'\xa4'],'utf-8')), list(codecs.iterencode('aä','utf-16')))
import pickle
def srch(n):
    if n=='foo_bar': return codecs.CodecInfo(lambda s,e='strict':(s.encode('utf-8')[::-1],len(s)), lambda b,e='strict':(bytes(b)[::-1].decode(),len(b)), name='foo')
codecs.register(srch); print('abc'.encode('Foo Bar'), b'cba'.decode('foo-bar')); codecs.unregister(srch)
try: 'abc'.encode('foo_bar')
except LookupError as e: print(e)
