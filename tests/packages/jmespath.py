# Asks documents with expressions: paths, filters, projections, functions of its own, errors.
# pip: jmespath==1.1.0
import jmespath
from jmespath import exceptions, functions

DATA = {"people": [{"name": "Ann", "age": 30, "tags": ["x", "y"], "at": {"city": "A"}}, {"name": "Bob", "age": 25, "tags": []}, {"name": "Cid", "age": 41, "tags": ["z"], "at": {"city": "C"}}], "k-ey": {"a": [[1, 2], [3, [4]]]}, "none": None, "n": -1.5}
for text in ("people[0].name", "people[*].age | [?@ > `26`]", "people[?tags[0] == 'x' || age < `26`].{n: name, c: at.city}", "people[-1:].tags[]", '"k-ey".a[][]', "people[::-1].name", "sort_by(people, &age)[*].name", "max_by(people, &age).name", "length(people)", "sum(people[].age)",
             "join(', ', people[].name)", "people[].at.city", "people[?!at].name", "keys(people[0])", "[n, abs(n), ceil(n), floor(n), to_string(n)]", "map(&length(tags), people)", "group", "contains(people[0].tags, 'y')", "reverse('abc')", "merge(people[0].at, `{\"z\": 1}`)", "not_null(none, n)", "type(people)", "people.*.name", "people[0].*", "starts_with('abc', 'a') && !none", "to_number('3.5')", "`\"lit\"`", "avg(people[].age)", "zip", "values(people[0].at)", "@.n", "people[?age >= `30` && contains(name, 'n')]|[0].name"):
    print(text, "=", jmespath.search(text, DATA))


class Own(functions.Functions):
    @functions.signature({"types": ["number"]}, {"types": ["number"]})
    def _func_add(self, a, b):
        return a + b

    @functions.signature({"types": ["string"], "variadic": True})
    def _func_glue(self, *texts):
        return "".join(texts)


options = jmespath.Options(custom_functions=Own(), dict_cls=dict)
print(jmespath.search("[add(n, `2`), glue('a', 'b', people[0].name)]", DATA, options=options))
compiled = jmespath.compile("people[*].[name, age]")
print(compiled.search(DATA), compiled.parsed["type"], len(repr(compiled.parsed)))
for wrong in ("people[", "a..b", "length(n)", "nothing()", "abs('x')", "a[0", "foo(&", "'open", "sum(people)", "a b", "`[1`", "add(`1`)", "a.[b", "max_by(people, &tags)"):
    try:
        print(jmespath.search(wrong, DATA, options=options))
    except exceptions.JMESPathError as error:
        print(type(error).__name__, str(error).splitlines()[0])
print(sum(jmespath.search("[?@ > `10`] | sum(@)", list(range(k))) for k in range(12, 60)))
