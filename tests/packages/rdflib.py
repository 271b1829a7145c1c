# A graph of statements: read in three formats, asked with SPARQL, changed and written.
# pip: pyparsing==3.3.3 rdflib==7.6.0
from rdflib import RDF, XSD, BNode, Dataset, Graph, Literal, Namespace, URIRef
from rdflib.collection import Collection
from rdflib.compare import isomorphic
from rdflib.namespace import FOAF
from rdflib.plugins.sparql import prepareQuery

EX = Namespace("http://example.org/")
TEXT = """@prefix ex: <http://example.org/> . @prefix foaf: <http://xmlns.com/foaf/0.1/> . @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
ex:ann a foaf:Person ; foaf:name "Ann"@en, "Änne"@de ; foaf:age 30 ; foaf:knows ex:bob, [ foaf:name "Cid" ; foaf:age 41 ] .
ex:bob a foaf:Person ; foaf:name "Bob" ; foaf:age "25"^^xsd:integer ; ex:likes ( ex:tea 1.5 true ) ; ex:born "1999-02-03"^^xsd:date ."""
graph = Graph().parse(data=TEXT, format="turtle")
graph.bind("ex", EX)
print(len(graph), sorted(graph.objects(EX.ann, FOAF.name)), graph.value(EX.bob, FOAF.age).toPython() + 1, graph.value(EX.bob, EX.born).toPython(), [c.toPython() for c in Collection(graph, graph.value(EX.bob, EX.likes))])
QUERIES = [
    "SELECT ?n ?a WHERE { ?p foaf:name ?n ; foaf:age ?a FILTER(?a > 26 && LANG(?n) != 'de') } ORDER BY DESC(?a)",
    "SELECT (COUNT(?p) AS ?c) (AVG(?a) AS ?m) (GROUP_CONCAT(STR(?a); separator='|') AS ?g) WHERE { { SELECT * { ?p foaf:age ?a } ORDER BY ?a } }",
    "SELECT ?n WHERE { ex:ann foaf:knows+/foaf:name ?n OPTIONAL { ?x ex:none ?n } BIND(UCASE(?n) AS ?u) FILTER(REGEX(?u, '^[BC]')) } ORDER BY ?n LIMIT 5",
    "ASK { ex:bob ex:likes/rdf:rest*/rdf:first true }",
]
for query in QUERIES:
    result = graph.query(query, initNs={"foaf": FOAF, "ex": EX, "rdf": RDF})
    print(result.askAnswer if result.type == "ASK" else [tuple(v.toPython() if v is not None else None for v in row) for row in result])
made = graph.query("CONSTRUCT { ?b ex:knownBy ?a } WHERE { ?a foaf:knows ?b . ?b a foaf:Person }", initNs={"foaf": FOAF, "ex": EX}).graph
print(made.serialize(format="nt").strip(), [r[0] for r in graph.query(prepareQuery("SELECT ?o { ?s ?p ?o }"), initBindings={"s": EX.bob, "p": FOAF.name})])
graph.update("PREFIX ex: <http://example.org/> DELETE { ?s ex:born ?d } INSERT { ?s ex:year ?y } WHERE { ?s ex:born ?d BIND(YEAR(?d) AS ?y) }")
graph.add((EX.cid, RDF.type, FOAF.Person))
graph.remove((None, FOAF.age, None))
for form in ("turtle", "xml", "nt", "json-ld", "n3", "trig"):
    text = graph.serialize(format=form)
    print(form, isomorphic(graph, Graph().parse(data=text, format=form)))
print(graph.serialize(format="turtle"))
data = Dataset()
data.graph(EX.one).add((EX.a, EX.b, Literal(3)))
print(sorted(q[2] for q in data.quads()), Literal("01", datatype=XSD.integer) == Literal(1), Literal("x", lang="en").n3(), Literal(2.5) + Literal(1), URIRef("http://a/b#c").defrag(), isinstance(BNode(), str), EX.term("z"))
try:
    graph.query("SELECT ?x WHERE { ?x }")
except Exception as error:
    print(type(error).__name__)
