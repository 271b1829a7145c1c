# Checks documents against schemas of several drafts: references, formats, combinations, errors with their paths.
# pip: attrs==26.1.0 jsonschema==4.17.3 pyrsistent==0.20.0

import jsonschema
from jsonschema import Draft4Validator, Draft7Validator, Draft202012Validator, FormatChecker, ValidationError, validate, validators
from jsonschema.exceptions import SchemaError, best_match

SCHEMA = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "required": ["name", "items"],
    "properties": {
        "name": {"type": "string", "pattern": "^[A-Z]", "maxLength": 5},
        "items": {"type": "array", "minItems": 1, "uniqueItems": True, "items": {"$ref": "#/$defs/item"}},
        "mail": {"format": "email"}, "when": {"format": "date"}, "address": {"format": "ipv4"}, "kind": {"enum": ["a", 1, None]},
    },
    "additionalProperties": False,
    "dependentRequired": {"mail": ["when"]},
    "$defs": {"item": {"anyOf": [{"type": "integer", "multipleOf": 3}, {"type": "object", "properties": {"n": {"const": 5}}, "minProperties": 1}]}},
}
checker = Draft202012Validator(SCHEMA, format_checker=FormatChecker())
for document in (
    {"name": "Good", "items": [3, {"n": 5}], "mail": "a@b", "when": "2024-02-29", "kind": None}, {"name": "toolong", "items": [1, 1, {"n": 4}], "other": 1},
    {"items": [], "mail": "x", "address": "300.1.1.1", "kind": 2}, [], {"name": 3, "items": "no"}, {"name": "A", "items": [3, 3.0], "when": "2023-02-29", "mail": "a@b"},
):
    errors = sorted(checker.iter_errors(document), key=lambda e: (list(map(str, e.path)), e.validator))
    print([(e.json_path, e.validator, e.message, list(e.schema_path)[-1], len(e.context)) for e in errors])
    if errors:
        print("best:", best_match(errors).message)
for draft, schema, document in ((Draft4Validator, {"minimum": 3, "exclusiveMinimum": True}, 3), (Draft7Validator, {"if": {"type": "string"}, "then": {"minLength": 3}, "else": {"not": {"const": 0}}}, "ab"), (Draft7Validator, {"contains": {"type": "null"}, "propertyNames": {"maxLength": 1}}, [1]), (Draft202012Validator, {"prefixItems": [{"type": "integer"}], "unevaluatedItems": False}, [1, 2]), (Draft202012Validator, {"oneOf": [{"type": "integer"}, {"minimum": 2}]}, 3)):
    print(draft.__name__, [e.message for e in draft(schema).iter_errors(document)])
try:
    validate({"a": {"b": [1, "x"]}}, {"properties": {"a": {"properties": {"b": {"items": {"type": "integer"}}}}}})
except ValidationError as error:
    print(error)
for wrong in ({"type": "nothing"}, {"properties": 3}, {"$ref": "#/missing"}):
    try:
        validate(1, wrong)
    except (SchemaError, jsonschema.RefResolutionError) as error:
        print(type(error).__name__, error.args[0])
Extended = validators.extend(Draft7Validator, {"even": lambda v, flag, n, s: iter(()) if n % 2 == 0 else iter([ValidationError(f"{n} is odd")])})
print([e.message for e in Extended({"even": True}).iter_errors(3)], validators.validator_for(SCHEMA).__name__, Draft7Validator({"type": ["integer", "null"]}).is_valid(1.0), Draft7Validator({"type": "integer"}).is_valid(True))
tree = jsonschema.ErrorTree(checker.iter_errors({"name": "x", "items": [1]}))
print(sorted(tree), tree.total_errors, sorted(tree["items"][0].errors))
