# Invented names, addresses and texts from seeds, in several languages, with a provider of its own.
# pip: faker==40.63.0
from collections import OrderedDict

from faker import Faker
from faker.providers import BaseProvider, DynamicProvider

Faker.seed(4321)
fake = Faker()
for method in ("name", "address", "company", "email", "job", "sentence", "ipv4", "user_agent", "credit_card_number", "isbn13", "color_name", "file_path", "phone_number", "iban", "slug", "mac_address", "uuid4", "ssn", "bs", "currency"):
    print(method, repr(getattr(fake, method)()))
for name in ("de_DE", "ja_JP", "fr_FR", "ru_RU", "el_GR"):
    local = Faker(name)
    local.seed_instance(7)
    print(name, local.name(), local.city(), local.text(max_nb_chars=40), local.postcode())
many = Faker(OrderedDict([("en_US", 3), ("it_IT", 1)]))
many.seed_instance(5)
print([many.first_name() for _ in range(5)], many["it_IT"].city())


class Things(BaseProvider):
    def thing(self):
        return self.random_element(("spoon", "fork")) + self.numerify("-##") + self.bothify("?#").upper()


fake.add_provider(Things)
fake.add_provider(DynamicProvider(provider_name="pet", elements=["cat", "dog"]))
fake.seed_instance(1)
print(fake.thing(), fake.pet(), fake.date_between("-30y", "-20y").year > 1980, fake.random_int(1, 6), fake.pyfloat(left_digits=2, right_digits=3), fake.lexify("??"), fake.password(12), fake.random_sample("abcdef", 3))
print(fake.simple_profile()["mail"], fake.json(num_rows=2, data_columns={"n": "pyint", "w": "word"}), fake.csv(data_columns=("{{name}}", "{{pyint}}"), num_rows=2), fake.paragraph(nb_sentences=2))
print(fake.date_time_this_century().tzinfo, sorted({fake.unique.random_digit() for _ in range(10)}), fake.parse("{{first_name}} {{last_name}}"))
try:
    fake.nothing()
except AttributeError as error:
    print(error)
