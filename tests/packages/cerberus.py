# Checks and normalizes documents by rules, own ones too, with a tree of errors.
# pip: cerberus==1.3.8
from cerberus import SchemaError, TypeDefinition, Validator, rules_set_registry, schema_registry

rules_set_registry.add("small", {"type": "integer", "max": 10})
schema_registry.add("point", {"x": {"type": "number"}, "y": {"type": "number", "default": 0}})


class Own(Validator):
    types_mapping = {**Validator.types_mapping, "upper": TypeDefinition("upper", (str,), ())}

    def _check_with_odd(self, field, value):
        if not value & 1:
            self._error(field, "must be odd")

    def _validate_divides(self, other, field, value):
        """{'type': 'string'}"""
        if self.document[other] % value:
            self._error(field, f"does not divide {other}")

    def _normalize_coerce_twice(self, value):
        return value * 2


schema = {
    "name": {"type": "string", "minlength": 2, "required": True, "regex": "^[a-z]+$", "rename": "title"}, "age": {"type": "integer", "coerce": int, "nullable": True}, "odd": {"check_with": "odd"}, "d": {"divides": "n"}, "n": "small",
    "where": {"type": "dict", "schema": "point"}, "tags": {"type": "list", "schema": {"type": "string", "allowed": ["a", "b"]}, "maxlength": 2, "empty": False}, "any": {"anyof": [{"type": "boolean"}, {"type": "string", "minlength": 3}]},
    "twice": {"coerce": "twice"}, "free": {"keysrules": {"regex": "k.*"}, "valuesrules": {"type": "float"}}, "pair": {"items": [{"type": "integer"}, {"type": "string"}]}, "alone": {"excludes": "odd"}, "with": {"dependencies": {"age": [3, 4]}}, "made": {"default_setter": lambda doc: len(doc)},
}
v = Own(schema)
for document in ({"name": "ann", "age": "3", "odd": 5, "n": 6, "d": 3, "where": {"x": 1.5}, "tags": ["a"], "any": "abc", "twice": 2, "free": {"k1": 1.0}, "pair": [1, "x"], "with": 0},
                 {"name": "A", "age": "x", "odd": 2, "n": 11, "d": 4, "where": {"x": "1"}, "tags": ["c", "a", "b"], "any": 1, "free": {"z": 1}, "pair": [1], "alone": 1, "with": 1, "extra": 0}, {"name": "ok", "tags": []}, {}):
    print(v.validate(document), v.errors, v.document)
print(v.normalized({"name": "x", "age": "7"}), Own(schema, allow_unknown={"type": "string"}).validate({"name": "ok", "more": "text"}), Own({"a": {}}, purge_unknown=True).normalized({"a": 1, "b": 2}))
v.validate({"name": "A", "tags": ["z"]})
print(sorted((e.document_path, e.code, e.rule) for e in v._errors), sorted(v.document_error_tree.descendants))
for wrong in ({"a": {"type": "nothing"}}, {"a": {"unknown": 1}}):
    try:
        Validator(wrong)
    except SchemaError as error:
        print(error)
