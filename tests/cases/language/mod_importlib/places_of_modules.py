# Where modules are found, and how they are loaded: imp, runpy, pkgutil, importlib.resources, zipimport, importlib.metadata.
import warnings
warnings.simplefilter('ignore')
import imp, runpy, sys, os, tempfile, pkgutil, importlib, importlib.resources as res
os.chdir(tempfile.mkdtemp())
sys.path.insert(0, os.getcwd())
def write(name, text):
    os.makedirs(os.path.dirname(name) or '.', exist_ok=True)
    with open(name, 'w') as file: file.write(text)
write('one.py', 'v = 1\n'); write('pk/__init__.py', 'w = 2\n'); write('pk/sub/__init__.py', ''); write('pk/sub/leaf.py', 'z = __name__\n'); write('pk/data/a.txt', 'text')
write('pk/__main__.py', 'import sys\nprint(__name__, __package__, __spec__.name, sys.argv[0][-14:])\nr = 5\n')
write('ns/part.py', 'p = __spec__.parent\n')
m = imp.load_source('one_x', 'one.py'); print(m.v, m.__name__)
print(imp.find_module('one')[2], imp.find_module('pk')[2]); print(imp.load_module('pk', *imp.find_module('pk')).w)
print(imp.new_module('q'), imp.get_suffixes()[-2:], imp.reload(m is m and __import__('one')).v, imp.is_builtin('sys'), imp.is_frozen('zz'))
print(sorted(runpy.run_path('one.py').items())[-1], runpy.run_module('pk')['r'], runpy.run_path('pk', run_name='here')['r'])
try: runpy.run_module('pk.sub')
except ImportError as e: print(e)
print([tuple(i)[1:] for i in pkgutil.iter_modules(['.', 'pk'])], [i.name for i in pkgutil.walk_packages(['.'])])
import pk
print([i.name for i in pkgutil.iter_modules(pk.__path__, 'pk.')], pkgutil.get_data('pk', 'data/a.txt'), pkgutil.resolve_name('pk.sub.leaf:z'))
print(res.files('pk').joinpath('data', 'a.txt').read_text(), sorted(p.name for p in res.files('pk').iterdir() if p.name != '__pycache__'), res.is_resource('pk', '__init__.py'))
with res.as_file(res.files('pk') / 'data' / 'a.txt') as path: print(path.name)
import ns.part; print(ns.part.p, list(ns.__path__)[0][-3:], ns.__spec__.origin, ns.__file__ if hasattr(ns, '__file__') else 'none')
print(importlib.util.find_spec('ns').submodule_search_locations[0][-3:], importlib.util.find_spec('nope'), importlib.util.find_spec('pk.sub.leaf').name)
print(pkgutil.find_loader('one').name, pkgutil.get_loader('pk').path[-11:], [type(i).__name__ for i in pkgutil.iter_importers()][-1])
import zipimport, zipfile
with zipfile.ZipFile('z.zip', 'w') as z:
    z.write('one.py', 'zone.py'); z.write('pk/__init__.py', 'zpk/__init__.py'); z.write('pk/data/a.txt', 'zpk/a.txt'); z.writestr('zpk/bad.py', 'def f():\n  1/0\n')
zi = zipimport.zipimporter('z.zip')
print(zi, zi.get_filename('zone'), zi.is_package('zpk'), zi.get_source('zone'), zi.find_spec('q'), zi.load_module('zone').v)
sys.path.insert(0, 'z.zip')
print(res.files('zpk').joinpath('a.txt').read_text(), [i.name for i in pkgutil.iter_modules(['z.zip'])])
import zpk.bad, traceback
try: zpk.bad.f()
except ZeroDivisionError: print(traceback.format_exc().splitlines()[-4:-1])
try: zipimport.zipimporter('one.py')
except ImportError as e: print(type(e).__name__, e)
write('late.py', 'a = 1'); import late; write('late.py', 'a = 22'); print(importlib.reload(late).a)
import importlib.metadata as md
write('dist-1.0.dist-info/METADATA', 'Metadata-Version: 2.1\nName: dist\nVersion: 1.0\n'); write('dist-1.0.dist-info/entry_points.txt', '[g]\nx = one:v\n')
print(md.version('dist'), [e.load() for e in md.entry_points(group='g')], md.metadata('dist')['Name'])
import itertools, os, _io, ntpath
print([hasattr(m, '__file__') for m in (sys, itertools, _io)], os.__spec__.loader.__name__, os.__spec__.origin, os, os.__file__[-6:], hasattr(os, '__cached__'), ntpath.__spec__.has_location)
print(importlib.util._find_spec_from_path('pathlib', sys.path).origin[-10:], importlib.machinery.FrozenImporter.find_spec('os'), importlib.machinery.FrozenImporter.find_spec('json'))
print(open is _io.open, open.__module__, _io.__name__, _io.__spec__.name, importlib.reload(ntpath) is ntpath)
