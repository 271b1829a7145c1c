# reStructuredText to HTML, LaTeX, XML and man pages; tables, directives, roles of its own, messages about errors.
# pip: docutils==0.23
import io
import re

from docutils import nodes
from docutils.core import publish_doctree, publish_from_doctree, publish_parts, publish_string
from docutils.parsers.rst import Directive, directives, roles

TEXT = """
=====
Title
=====

:Author: Me
:Version: 1.2

A paragraph with *emphasis*, **strong**, ``literal``, a `link <https://example.org>`_, a footnote [1]_ and |what|.

.. |what| replace:: a substitution
.. [1] The note.
.. contents::

Section one
-----------

* item

  1. inner
  2. :twice:`word`

term : classifier
    definition

====  =====
a     b
====  =====
1     `Title`_
2     long
      cell
====  =====

+---+-------+
| x | y     |
+---+---+---+
| spans | z |
+-------+---+

.. note:: Take **care**.

.. code:: python

   def f(): return 1

.. shout:: hello
   :times: 3

Section two
===========

::

    literal block

-a      an option
--long=ARG  another

.. math:: x^2 + \\frac{1}{2}
"""


class Shout(Directive):
    required_arguments = 1
    option_spec = {"times": directives.nonnegative_int}

    def run(self):
        return [nodes.paragraph(text=self.arguments[0].upper() * self.options.get("times", 1))]


directives.register_directive("shout", Shout)
roles.register_local_role("twice", lambda name, raw, text, line, inliner, options={}, content=[]: ([nodes.strong(raw, text * 2)], []))
quiet = {"report_level": 5, "embed_stylesheet": False, "stylesheet_path": "", "datestamp": None, "generator": None, "_disable_config": True, "syntax_highlight": "short"}
parts = publish_parts(TEXT, writer_name="html5", settings_overrides=quiet)
print(parts["title"], parts["body"])
print(publish_parts(TEXT, writer_name="latex", settings_overrides=quiet)["body"][:1500])
print(publish_string("Name\n====\n\nText with *it* and\n\n- a\n- b\n", writer_name="manpage", settings_overrides=quiet).decode().split('.TH')[1][:400])
tree = publish_doctree("A\n=\n\nword `x`_ and\n\n.. _x: https://example.org/\n", settings_overrides=quiet)
print(tree.pformat())
print([n.astext() for n in tree.findall(nodes.reference)], publish_from_doctree(tree, writer_name="pseudoxml").decode()[:60])
errors = io.StringIO()
publish_string("Bad\n==\n\n*open\n\n.. unknown::\n\n`missing`_ |gone|\n", writer_name="null", settings_overrides={**quiet, "report_level": 1, "warning_stream": errors})
print(errors.getvalue())
