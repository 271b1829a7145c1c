# Files of compiled code: py_compile, compileall, marshal of code, loaders of them.
import marshal, py_compile, os, importlib.util, importlib.machinery as m, tempfile, compileall, sys, zipfile
def write(name, data):
    with open(name, 'wb') as file:
        file.write(data if type(data) is bytes else data.encode())
os.chdir(tempfile.mkdtemp())
write('mod.py', '"""doc"""\nx = 3\ndef f(a, *, b=2):\n    def g(c): return a + b + c\n    return g(x)\nclass C:\n    y = [i * x for i in range(3)]\nif __name__ == "__main__":\n    print("main")\n')
c = py_compile.compile('mod.py', cfile='out.pyc', doraise=True)
print(c, open(c,'rb').read(4) == importlib.util.MAGIC_NUMBER)
spec = importlib.util.spec_from_file_location('mod2', 'out.pyc')
mod = importlib.util.module_from_spec(spec); spec.loader.exec_module(mod)
print(type(spec.loader).__name__, mod.f(1), mod.C.y, mod.__doc__, spec.loader.get_source('mod2'))
code = marshal.loads(marshal.dumps(mod.f.__code__))
print(code.co_name, code.co_varnames, code.co_filename, code.co_kwonlyargcount)
print(eval(marshal.loads(marshal.dumps(compile('x * 2', '<e>', 'eval'))), {'x': 21}))
print(type(f := (lambda q: q + 1)), __import__('types').FunctionType(marshal.loads(marshal.dumps(f.__code__)), {})(4))
print(compileall.compile_file('mod.py', quiet=1), os.path.exists(importlib.util.cache_from_source('mod.py')))
write('bad.py', 'def (\n')
try: py_compile.compile('bad.py', doraise=True)
except py_compile.PyCompileError as e: print(e.exc_type_name, str(e).splitlines()[-1])
import _imp
print(_imp.source_hash(5, b'abc').hex(), importlib.util.source_hash(b'x') == _imp.source_hash(importlib._bootstrap_external._RAW_MAGIC_NUMBER, b'x'))
py_compile.compile('mod.py', cfile='h.pyc', invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH)
print(open('h.pyc','rb').read()[4:8].hex())
for bad in (b'', b'\0' * 20):
    write('b.pyc', bad)
    try: m.SourcelessFileLoader('b', 'b.pyc').get_code('b')
    except (ImportError, EOFError) as e: print(type(e).__name__, e)
with zipfile.PyZipFile('l.zip', 'w') as z: z.writepy('mod.py')
print(sorted(zipfile.ZipFile('l.zip').namelist()))
sys.path.insert(0, 'l.zip')
import mod; print(mod.__file__, mod.f(2))
try: marshal.loads(b'c' + b'\0' * 60)
except Exception as e: print(type(e).__name__)
