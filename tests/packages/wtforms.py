# Forms: fields of many kinds, checks, lists, nested forms, filled objects and HTML.
# pip: markupsafe==3.0.4 wtforms==3.3.2
import datetime
import decimal

from wtforms import (BooleanField, DateField, DecimalField, EmailField, FieldList, Form, FormField, IntegerField, PasswordField, RadioField, SelectField, SelectMultipleField, StringField, TextAreaField,
                     ValidationError, validators, widgets)
from wtforms.csrf.session import SessionCSRF


class Data(dict):
    def getlist(self, name):
        value = self[name]
        return value if isinstance(value, list) else [value]


class Phone(Form):
    code = IntegerField("Code")
    number = StringField("Number", [validators.Regexp(r"^\d+$", message="digits only")])


class Person(Form):
    name = StringField("Name", [validators.InputRequired(), validators.Length(2, 10)], filters=[lambda x: x.strip() if x else x], render_kw={"class": "big"}, description="full")
    age = IntegerField("Age", [validators.Optional(), validators.NumberRange(0, 150)])
    password = PasswordField("Password", [validators.EqualTo("again", message="differ")])
    again = PasswordField()
    born = DateField("Born", [validators.Optional()], format="%d.%m.%Y")
    price = DecimalField("Price", places=2, default=decimal.Decimal("1.5"))
    kind = SelectField("Kind", choices=[("a", "A & B"), ("b", "B")])
    groups = SelectMultipleField(choices={"one": [(1, "x"), (2, "y")], "two": [(3, "z")]}, coerce=int)
    radio = RadioField(choices=["p", "q"], validate_choice=False)
    agree = BooleanField(default=True)
    note = TextAreaField(widget=widgets.TextArea())
    phone = FormField(Phone)
    mails = FieldList(StringField(validators=[validators.Length(max=3)]), min_entries=1, max_entries=3)

    def validate_name(self, field):
        if field.data == "root":
            raise ValidationError("not root")


good = Person(Data({"name": " Ann ", "age": "30", "password": "p", "again": "p", "born": "01.02.1990", "price": "2.345", "kind": "a", "groups": ["1", "3"], "radio": "q", "agree": "y", "phone-code": "49", "phone-number": "123", "mails-0": "a@b", "mails-1": "c"}))
print(good.validate(), good.errors, {k: v for k, v in good.data.items()})
bad = Person(Data({"name": "root", "age": "x", "password": "p", "again": "q", "born": "1990", "price": "cheap", "kind": "z", "groups": "9", "phone-number": "12a", "mails-0": "long"}))
print(bad.validate(), bad.errors)


class Object:
    name, age, price, agree, born = "Bob", 7, decimal.Decimal(3), False, datetime.date(2000, 1, 2)
    phone = type("P", (), {"code": 1, "number": "2"})()
    mails = ["m"]


filled = Person(obj=Object(), kind="b")
target = Object()
good.populate_obj(target)
for field in ("name", "age", "password", "born", "price", "kind", "groups", "radio", "agree", "note", "phone", "mails"):
    print(filled[field].label, filled[field]())
print(target.name, target.phone.number, target.mails, filled.name(id="other", data_x="1", disabled=True), [type(f).__name__ for f in filled][:3], filled.name.flags.required)


class Safe(Form):
    class Meta:
        csrf, csrf_class, csrf_secret, csrf_context, csrf_time_limit = True, SessionCSRF, b"secret", {}, None
        locales = ["de"]

    n = IntegerField(validators=[validators.DataRequired()])


safe = Safe(Data({"n": "x", "csrf_token": "wrong"}))
print(safe.validate(), safe.errors, EmailField.widget.input_type)
