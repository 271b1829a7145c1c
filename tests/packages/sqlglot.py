# Reads SQL of many databases, writes it for others, formats, optimizes, traces columns and runs it.
# pip: sqlglot==30.30.0
import sqlglot
from sqlglot import diff, exp, parse_one, select, transpile
from sqlglot.errors import ParseError
from sqlglot.executor import execute
from sqlglot.lineage import lineage
from sqlglot.optimizer import optimize
from sqlglot.optimizer.scope import build_scope

QUERIES = [
    ("SELECT EPOCH_MS(1618088028295), STRFTIME(x, '%y-%-m-%S'), a // b", "duckdb", "hive"), ("SELECT IFNULL(a, 'x'), DATE_ADD(d, INTERVAL 3 DAY) FROM `t` LIMIT 5, 10", "mysql", "postgres"),
    ("WITH c AS (SELECT TOP 3 [a b] FROM t) SELECT CAST(x AS NVARCHAR(10)) + 'q' FROM c", "tsql", "snowflake"), ("SELECT x::int, y ->> 'k', ARRAY[1,2] FROM t WHERE a ~ '^b' AND c ILIKE '%z'", "postgres", "bigquery"),
    ("SELECT col FROM t QUALIFY ROW_NUMBER() OVER (PARTITION BY a ORDER BY b DESC) = 1", "snowflake", "spark"), ("MERGE INTO a USING b ON a.id = b.id WHEN MATCHED THEN UPDATE SET x = 1 WHEN NOT MATCHED THEN INSERT (id) VALUES (b.id)", "oracle", "postgres"),
    ("CREATE TABLE t (id INT AUTO_INCREMENT PRIMARY KEY, v VARCHAR(5) DEFAULT 'a' -- note\n)", "mysql", "sqlite"),
]
for text, read, write in QUERIES:
    print(transpile(text, read=read, write=write)[0])
print(transpile("select a,b as c,case when x>1 then 'y' else null end from t join (select * from u where q in (1,2)) v using(id) group by 1 having count(*)>2 order by a desc -- end", pretty=True)[0])
tree = parse_one("SELECT a + 1 AS z, (SELECT max(b) FROM s) FROM t AS x WHERE x.c = 'it''s'")
print(repr(tree)[:400], [c.sql() for c in tree.find_all(exp.Column)], [t.name for t in tree.find_all(exp.Table)], tree.transform(lambda n: exp.column("d") if isinstance(n, exp.Column) and n.name == "a" else n).sql())
print(select("a", "b").from_("t").where(exp.column("a") > 3).join("u", on="t.id = u.id", join_type="left").limit(4).sql("mysql"), exp.update("t", {"x": 1}, where="y = 2").sql(), exp.and_("a = 1", "b").sql())
schema = {"x": {"a": "INT", "b": "INT", "c": "TEXT"}, "y": {"b": "INT", "d": "DATE"}}
print(optimize("SELECT a, d FROM (SELECT * FROM x WHERE 1 = 1 AND a > 2 + 3) AS s JOIN y ON s.b = y.b WHERE NOT (a < 9 AND FALSE) AND d > '2024-01-01'", schema=schema).sql(pretty=True))
print(lineage("total", "SELECT SUM(q.a) AS total FROM (SELECT a FROM x) AS q", schema=schema).downstream[0].name, sorted(build_scope(parse_one("SELECT 1 FROM a JOIN (SELECT 2 FROM b) c")).sources))
tables = {"sales": [{"id": n, "who": "ab"[n % 2], "price": n * 1.5} for n in range(6)], "people": [{"who": "a", "name": "Ann"}, {"who": "b", "name": "Bob"}]}
result = execute("SELECT p.name, SUM(s.price) AS total, COUNT(*) AS n FROM sales s JOIN people p ON s.who = p.who WHERE s.id > 0 GROUP BY p.name ORDER BY total DESC", tables=tables)
print(result.columns, result.rows, [type(e).__name__ for e in diff(parse_one("SELECT a, b"), parse_one("SELECT a, c"))])
for wrong in ("SELECT foo( FROM bar", "SELECT * FROM t WHERE", "x ''' y", "SELECT 1 1 2"):
    try:
        print(parse_one(wrong))
    except (ParseError, sqlglot.errors.TokenError) as error:
        print(type(error).__name__, str(error).splitlines()[0], getattr(error, "errors", [{}])[0].get("col") if getattr(error, "errors", None) else "")
print(len(" ".join(transpile("SELECT " + ", ".join(f"f{n}(a{n} * {n})" for n in range(100)) + " FROM t", write="spark"))))
