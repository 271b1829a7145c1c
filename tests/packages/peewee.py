# Models on SQLite: queries with joins, aggregates, expressions, transactions, and what a database refuses.
# pip: peewee==4.5.3
import datetime

from peewee import (SQL, Case, CharField, DateField, DoesNotExist, FloatField, ForeignKeyField, IntegerField, IntegrityError, ManyToManyField, Model, SqliteDatabase, fn,
                    prefetch)
from playhouse.shortcuts import model_to_dict

db = SqliteDatabase(":memory:", pragmas={"foreign_keys": 1})


class Base(Model):
    class Meta:
        database = db


class Person(Base):
    name = CharField(unique=True)
    born = DateField(null=True)


class Pet(Base):
    owner = ForeignKeyField(Person, backref="pets", on_delete="CASCADE")
    name = CharField()
    weight = FloatField(default=1.0)

    class Meta:
        indexes = ((("owner", "name"), True),)


class Toy(Base):
    name = CharField()
    price = IntegerField()
    pets = ManyToManyField(Pet, backref="toys")


db.create_tables([Person, Pet, Toy, Toy.pets.get_through_model()])
with db.atomic():
    ann, bob = (Person.create(name=name, born=datetime.date(1980 + n, 5, n + 1)) for n, name in enumerate(["Ann", "Bob"]))
    Pet.insert_many([{"owner": (ann, bob)[n % 2], "name": f"pet {n}", "weight": n / 2} for n in range(6)]).execute()
query = Person.select(Person.name, fn.COUNT(Pet.id).alias("n"), fn.AVG(Pet.weight).alias("mean")).join(Pet).group_by(Person).order_by(SQL("n").desc(), Person.name)
print(query.sql())
print([(p.name, p.n, p.mean) for p in query])
print(list(Pet.select(Pet.name, Case(None, [(Pet.weight > 1.4, "heavy")], "light").alias("kind")).where((Pet.name.contains("pet")) & (Pet.id != 2)).tuples()))
print([(p.name, [x.name for x in p.pets]) for p in prefetch(Person.select(), Pet.select().where(Pet.weight >= 1))])
ball = Toy.create(name="ball", price=3)
ball.pets.add(Pet.select().where(Pet.weight < 1))
print([p.name for p in ball.pets], [t.name for t in Pet.get(name="pet 0").toys], Toy.update(price=Toy.price * 2).execute(), Toy.get().price)
print(model_to_dict(Pet.get_by_id(3), recurse=True), Person.get_or_create(name="Ann")[1])
try:
    with db.atomic():
        Pet.delete().where(Pet.weight > 2).execute()
        Person.create(name="Bob")
except IntegrityError as error:
    print(error, Pet.select().count())
try:
    Person.get(Person.name == "Zed")
except DoesNotExist as error:
    print(type(error).__name__, str(error).splitlines()[0])
print(ann.delete_instance(recursive=True), Pet.select().count(), Person.select().where(Person.born.year == 1981).scalar(as_tuple=True), db.get_tables())
print([tuple(row) for row in db.execute_sql("with recursive c(x) as (select 1 union all select x * 2 from c where x < 100) select x from c")])
