# Sorts imports of texts in several styles, and says whether they are sorted.
# pip: isort==9.0.2 mypy_extensions==1.2.0
import isort
from isort import Config, place_module

TEXT = '''"""A module."""
from third_party import lib3
from my_lib import Object
import os, sys
from third_party import lib15, lib1, lib2, lib5, lib4, lib12, lib6, lib7, lib8, lib9, lib10, lib11, lib13, lib14
from __future__ import absolute_import
import my_lib.deep as deep  # kept
from .local import a
from .. import b

x = 1
import late
'''
print(isort.code(TEXT))
print(isort.code(TEXT, profile="black", known_first_party=["my_lib"]))
print(isort.code(TEXT, config=Config(force_single_line=True, force_sort_within_sections=True, line_length=60)))
print(isort.code(TEXT, multi_line_output=4, lines_after_imports=2, length_sort=True))
print(isort.check_code("import a\nimport b\n"), isort.check_code("import b\nimport a\n"))
print([place_module(name) for name in ("os", "django", "__future__", "asyncio.events")])
for found in isort.find_imports_in_code(TEXT):
    print(found.statement(), found.line_number)
