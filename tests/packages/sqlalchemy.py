# Tables and classes on SQLite: relations, queries with joins and windows, transactions, events, reflection; SQL for other databases.
# pip: sqlalchemy==2.1.9 typing_extensions==4.16.0
import datetime
import decimal

from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, create_engine, event, func, inspect, select, text
from sqlalchemy.dialects import mysql, postgresql
from sqlalchemy.exc import IntegrityError, NoResultFound
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, aliased, mapped_column, relationship, selectinload, validates


class Base(DeclarativeBase):
    pass


tags = Table("tags", Base.metadata, Column("post", ForeignKey("post.id"), primary_key=True), Column("tag", ForeignKey("tag.name"), primary_key=True))


class Tag(Base):
    __tablename__ = "tag"
    name: Mapped[str] = mapped_column(String(20), primary_key=True)


class Writer(Base):
    __tablename__ = "writer"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    born: Mapped[datetime.date | None]
    posts: Mapped[list["Post"]] = relationship(back_populates="writer", cascade="all, delete-orphan")

    @validates("name")
    def check(self, key, value):
        if not value:
            raise ValueError(f"no {key}")
        return value


class Post(Base):
    __tablename__ = "post"
    id: Mapped[int] = mapped_column(primary_key=True)
    title: Mapped[str]
    price: Mapped[decimal.Decimal] = mapped_column(default=decimal.Decimal("1.50"))
    writer_id: Mapped[int] = mapped_column(ForeignKey("writer.id"))
    writer: Mapped[Writer] = relationship(back_populates="posts")
    tags: Mapped[list[Tag]] = relationship(secondary=tags, order_by=Tag.name)


engine = create_engine("sqlite://")
counted = []
event.listen(engine, "before_cursor_execute", lambda c, cur, statement, *rest: counted.append(statement.split()[0]))
import warnings

warnings.simplefilter("ignore")
Base.metadata.create_all(engine)
with Session(engine) as session:
    red, blue = Tag(name="red"), Tag(name="blue")
    session.add_all([Writer(name="Ann", born=datetime.date(1990, 2, 3), posts=[Post(title=f"p{n}", tags=[red, blue][: n % 3]) for n in range(5)]), Writer(name="Bob")])
    session.commit()
    rows = session.execute(select(Writer.name, func.count(Post.id).label("n"), func.sum(Post.price)).join(Post, isouter=True).group_by(Writer.id).order_by(Writer.name)).all()
    print(rows)
    for post in session.scalars(select(Post).options(selectinload(Post.tags)).where(Post.tags.any(Tag.name == "blue"))):
        print(post.title, [tag.name for tag in post.tags], post.writer.name, post.price)
    other = aliased(Post)
    query = select(Post.title, func.row_number().over(order_by=Post.title.desc())).join(other, other.id == Post.id + 1).limit(2)
    print(session.execute(query).all())
    print(query.compile(dialect=postgresql.dialect()))
    print(select(Post).where(Post.title.ilike("%x%"), Post.id.in_([1, 2])).compile(dialect=mysql.dialect(), compile_kwargs={"literal_binds": True}))
    try:
        with session.begin_nested():
            session.add(Writer(name="Ann"))
            session.flush()
    except IntegrityError as error:
        print(error.orig)
    ann = session.scalars(select(Writer).filter_by(name="Ann")).one()
    ann.posts.pop()
    print(ann in session, len(session.dirty))
    session.delete(ann)
    session.commit()
    print(session.scalar(select(func.count()).select_from(Post)), session.execute(text("select name from writer where id > :n"), {"n": 0}).scalars().all())
    for wrong in (lambda: session.execute(select(Writer).where(Writer.id == 99)).one(), lambda: Writer(name="")):
        try:
            wrong()
        except (NoResultFound, ValueError) as error:
            print(type(error).__name__, error)
print(sorted(set(counted)))
reflected = MetaData()
reflected.reflect(engine)
print(sorted(reflected.tables), [(c["name"], str(c["type"])) for c in inspect(engine).get_columns("post")])
print(Table("t", MetaData(), Column("a", Integer)).insert().values(a=1))
