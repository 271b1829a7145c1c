# A site in one file: models and queries on SQLite, a view behind a route, a form and a template.
# pip: asgiref==3.13.0 django==4.2.30 sqlparse==0.6.1
import django
from django.conf import settings

settings.configure(
    DEBUG=True,
    SECRET_KEY="not a secret",
    ROOT_URLCONF=__name__,
    INSTALLED_APPS=[__name__],
    ALLOWED_HOSTS=["testserver"],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates"}],
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    USE_TZ=True,
)
django.setup()

from django import forms
from django.db import connection, models, transaction
from django.db.models import Avg, Count, F, Q
from django.http import HttpResponse, JsonResponse
from django.template import Context, engines
from django.test import Client
from django.urls import path, reverse


class Author(models.Model):
    name = models.CharField(max_length=40, unique=True)


class Book(models.Model):
    title = models.CharField(max_length=80)
    pages = models.IntegerField()
    author = models.ForeignKey(Author, models.CASCADE, related_name="books")

    class Meta:
        ordering = ["-pages"]


class Search(forms.Form):
    least = forms.IntegerField(min_value=1)
    word = forms.CharField(required=False, max_length=5)


def books(request):
    form = Search(request.GET)
    if not form.is_valid():
        return JsonResponse(form.errors, status=400)
    found = Book.objects.filter(pages__gte=form.cleaned_data["least"]).select_related("author")
    text = "{% for b in books %}{{ forloop.counter }}. {{ b.title|upper }} by {{ b.author.name }}\n{% empty %}none{% endfor %}"
    return HttpResponse(engines["django"].from_string(text).render({"books": found}))


urlpatterns = [path("books/", books, name="books")]

with connection.schema_editor() as editor:
    editor.create_model(Author)
    editor.create_model(Book)
anna, ben = (Author.objects.create(name=name) for name in ("Anna & Co", "Ben"))
Book.objects.bulk_create(Book(title=f"Volume {n}", pages=n * 50, author=(anna, ben)[n % 2]) for n in range(1, 8))
print(Book.objects.filter(Q(pages__gt=200) | Q(title__endswith="1")).query)
print(list(Book.objects.filter(Q(pages__gt=200) | Q(title__endswith="1")).values_list("title", "pages")))
print(list(Author.objects.annotate(n=Count("books"), mean=Avg("books__pages")).order_by("name").values("name", "n", "mean")))
print(Book.objects.update(pages=F("pages") + 1), Book.objects.first().pages)
try:
    with transaction.atomic():
        ben.books.all().delete()
        raise ValueError("no")
except ValueError:
    print("kept", ben.books.count())
client = Client()
print(reverse("books"), client.get("/books/", {"least": 200}).content.decode())
for query in ({"least": 0}, {"least": "x", "word": "too long"}, {"least": 9999}):
    answer = client.get("/books/", query)
    print(answer.status_code, answer.content.decode())
print(client.get("/elsewhere").status_code)
