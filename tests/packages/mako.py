# Templates with Python in them: inheritance, functions, filters, caching of code, errors with their lines.
# pip: mako==1.4.3 markupsafe==3.0.4
from mako import exceptions
from mako.lookup import TemplateLookup
from mako.template import Template

lookup = TemplateLookup(strict_undefined=True, imports=["from html import escape"])
lookup.put_string("base.html", "<%def name='title()'>none</%def><title>${self.title()}</title>${next.body()}<%block name='foot'>foot</%block>")
lookup.put_string("tools.html", "<%def name='row(items, **kw)'>\n% for i in items:\n${loop.index}:${i}${'' if loop.last else ','}\n% endfor\n${caller.body(n=len(items)) if caller else ''}</%def>")
lookup.put_string("page.html", """<%inherit file="base.html"/><%namespace name="t" file="tools.html"/>
<%! import math
def double(text): return text * 2 %>
<%def name="title()">${name | u}</%def>
<% total = sum(items) %>
## gone
% if total > 3:
${name | h, double} ${math.floor(2.5)} ${total}
% else:
small
% endif
<%t:row items="${items}" args="n">inner ${n}</%t:row>
<%text>${raw}</%text> a \\
joined
<%block name="foot">${parent.foot()} again</%block>""")
print(lookup.get_template("page.html").render(name="a <b>&c", items=[1, 2, 3]))
print(Template("hello ${name}!\n% for n in range(3):\n% if n == 1:\n<% continue %>\n% endif\n${n}\\\n% endfor\n").render(name="é"))
print(Template("<%def name='f(x, y=2)' filter='trim'>  ${x + y}  </%def>[${f(3)}] ${capture(f, 1)} <%page args='q=5'/>${q}").render())
for text, values in (("${missing.x}", {}), ("% if x:\n", {}), ("${1/n}\n", {"n": 0}), ("<%def>", {}), ("\n\n${x y}", {})):
    try:
        print(Template(text).render(**values))
    except exceptions.MakoException as error:
        print(type(error).__name__, str(error)[:120])
    except Exception:
        print(exceptions.RichTraceback().errorname, exceptions.RichTraceback().records[-1][5:7], exceptions.text_error_template().render().strip().splitlines()[-1])
template = Template("${x} ${y | n,h}", default_filters=["str", "h"])
print(template.render(x="<", y="&"), "def render_body" in template.code, lookup.get_template("base.html").has_def("title"), lookup.get_template("base.html").get_def("title").render())
print(sum(len(Template("${n}").render(n=n)) for n in range(30)))
