# Templates: inheritance, macros, filters, loops, escaping, a sandbox, and what is said of a wrong one.
# pip: jinja2==3.1.6 markupsafe==3.0.4
import asyncio

from jinja2 import DictLoader, Environment, StrictUndefined, TemplateSyntaxError, UndefinedError, select_autoescape
from jinja2.sandbox import SandboxedEnvironment, SecurityError

env = Environment(
    loader=DictLoader({
        "base.html": "<title>{% block title %}none{% endblock %}</title>{% block body %}{% endblock %}",
        "page.html": """{% extends "base.html" %}{% from "macros.html" import row %}
{% block title %}{{ super() }} but {{ name|title }}{% endblock %}
{% block body %}{% for item in items if item.price %}{{ row(loop.index, item.name, price=item.price) }}{% else %}empty{% endfor %}{% endblock %}""",
        "macros.html": "{% macro row(n, name, price=0) -%}<p>{{ n }} {{ name }} {{ '%0.2f'|format(price) }} {{ caller() if caller is defined }}</p>\n{%- endmacro %}",
        "broken.html": "line one\n{% if x %}\n{% endfor %}",
    }),
    autoescape=select_autoescape(),
    undefined=StrictUndefined,
    trim_blocks=True,
)
env.filters["twice"] = lambda text: text * 2
items = [{"name": "<tea>", "price": 2.5}, {"name": "air", "price": 0}, {"name": "cake", "price": 4}]
print(env.get_template("page.html").render(name="the shop", items=items))
print(env.from_string("{{ items|map(attribute='name')|join(', ')|twice }} {{ items|sum('price') }} {{ items|groupby('price')|length }}").render(items=items))
print(env.from_string("{% set ns = namespace(n=0) %}{% for i in range(200) %}{% set ns.n = ns.n + i %}{% endfor %}{{ ns.n }} {{ [3,1,2]|sort|reverse|list }}").render())
for broken in (lambda: env.get_template("broken.html"), lambda: env.from_string("{{ missing.x }}").render(), lambda: env.from_string("{{ 1/0 }}").render()):
    try:
        broken()
    except (TemplateSyntaxError, UndefinedError, ZeroDivisionError) as error:
        print(type(error).__name__, error, getattr(error, "lineno", None))
try:
    SandboxedEnvironment().from_string("{{ ().__class__.__base__.__subclasses__() }}").render()
except SecurityError as error:
    print(error)


async def later(n):
    return n + 1


template = Environment(enable_async=True).from_string("{% for i in [1, 2] %}{{ later(i) }};{% endfor %}")
print(asyncio.run(template.render_async(later=later)))
print(env.from_string("{{ a ~ 'b' }}{% raw %}{{ x }}{% endraw %}").render(a=1), env.compile_expression("a * 2 + b")(a=3, b=4))
