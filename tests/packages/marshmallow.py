# Schemas that load, check and dump: nested ones, hooks, own fields, unknown keys, partial loads, errors.
# pip: marshmallow==4.4.0
import datetime as dt
import enum

from marshmallow import EXCLUDE, INCLUDE, Schema, ValidationError, fields, post_dump, post_load, pre_load, validate, validates, validates_schema


class Colour(enum.Enum):
    red = 1
    blue = 2


class Person:
    def __init__(self, **values):
        self.__dict__.update(values)


class Reverse(fields.Field):
    def _serialize(self, value, attr, obj, **kwargs):
        return value[::-1]

    def _deserialize(self, value, attr, data, **kwargs):
        return value[::-1]


class PersonSchema(Schema):
    name = fields.Str(required=True, validate=validate.Length(min=2))
    email = fields.Email(load_default="none@example.org")
    born = fields.Date(data_key="birthDate")
    colour = fields.Enum(Colour)
    secret = fields.Str(load_only=True)
    code = Reverse()
    scores = fields.Dict(keys=fields.Str(), values=fields.Float(validate=validate.Range(0, 10)))
    friends = fields.List(fields.Nested(lambda: PersonSchema(only=("name", "born"))))
    size = fields.Method("get_size")

    def get_size(self, person):
        return len(person.name)

    @pre_load
    def strip(self, data, **kwargs):
        return {**data, "name": data["name"].strip()} if isinstance(data, dict) and "name" in data else data

    @post_load
    def make(self, data, **kwargs):
        return Person(**data)

    @post_dump
    def drop(self, data, **kwargs):
        return {key: value for key, value in data.items() if value is not None}

    @validates_schema
    def both(self, data, **kwargs):
        if data.get("name") == data.get("secret"):
            raise ValidationError("secret is the name", "secret")


schema = PersonSchema()
person = schema.load({"name": " Ann ", "birthDate": "1990-02-03", "colour": "red", "code": "abc", "scores": {"x": "1.5"}, "friends": [{"name": "Bob"}], "secret": "s"})
print(person.name, person.email, person.born, person.colour, person.code, person.scores, person.friends[0].__dict__)
print(schema.dump(person))
print(schema.dumps([person], many=True))
for wrong in ({}, {"name": "A", "email": "x", "birthDate": "no", "colour": "green", "scores": {"a": 11, "b": "c"}, "friends": [{"name": ""}, 3], "other": 1}, {"name": "Ann", "secret": "Ann"}, []):
    try:
        schema.load(wrong)
    except ValidationError as error:
        print(error.messages, sorted(error.valid_data) if isinstance(error.valid_data, dict) else error.valid_data)
print(PersonSchema(unknown=INCLUDE).load({"name": "Cid", "x": 1}).x, PersonSchema(unknown=EXCLUDE, partial=True).load({"x": 1, "secret": "s"}).__dict__)
Made = Schema.from_dict({"n": fields.Int(strict=True), "t": fields.Time(), "d": fields.TimeDelta(precision="minutes"), "u": fields.Url(), "p": fields.Pluck(PersonSchema, "name"), "dec": fields.Decimal(places=2)})
print(Made().load({"n": 3, "t": "10:11:12", "d": 90, "u": "https://example.org/x", "dec": "1.239"}), Made().validate({"n": 1.5, "u": "x:y"}))
print(Made().dump({"t": dt.time(1, 2), "d": dt.timedelta(hours=2), "p": person, "n": 4}))
