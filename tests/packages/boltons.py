# Caches, dictionaries, iterators, strings, tracebacks, tables, queues and files of a large toolbox.
# pip: boltons==26.2.0
from boltons import iterutils as it
from boltons.cacheutils import LRI, LRU, ThresholdCounter, cached, cachedproperty
from boltons.dictutils import FrozenDict, ManyToMany, OneToOne, OrderedMultiDict, subdict
from boltons.formatutils import get_format_args, tokenize_format_str
from boltons.funcutils import FunctionBuilder, wraps
from boltons.iterutils import remap
from boltons.listutils import BarrelList
from boltons.mathutils import Bits, clamp
from boltons.namedutils import namedlist
from boltons.queueutils import HeapPriorityQueue
from boltons.setutils import IndexedSet
from boltons.statsutils import Stats
from boltons.strutils import MultiReplace, args2cmd, bytes2human, camel2under, cardinalize, format_int_list, indent, ordinalize, parse_int_list, pluralize, slugify, under2camel
from boltons.tableutils import Table
from boltons.tbutils import ExceptionInfo, ParsedException
from boltons.timeutils import daterange, relative_time
from boltons.typeutils import make_sentinel
from boltons.urlutils import URL, find_all_links

print(it.chunked(range(7), 3), list(it.windowed("abcd", 2)), it.bucketize(range(5), lambda n: n % 2), it.partition(range(5), lambda n: n > 2), it.flatten([1, [2, [3]]]), it.backoff(1, 10, count=4), it.unique([1, 2, 1]))
print(remap({"a": [1, None, {"b": None}], "c": ()}, lambda p, k, v: v is not None), it.get_path({"a": [{"b": 3}]}, ("a", 0, "b")), it.research({"x": {"y": 5}}, lambda p, k, v: v == 5))
multi = OrderedMultiDict([("a", 1), ("b", 2), ("a", 3)])
print(multi, multi.getlist("a"), multi.todict(multi=True), list(multi.iteritems(multi=True)), multi.inverted(), OneToOne({1: 2}).inv, sorted(ManyToMany([(1, 2), (1, 3)]).inv), subdict({1: 2, 3: 4}, drop=[1]), FrozenDict(a=1))
cache = LRU(2, on_miss=lambda k: k * 2)
print(cache["a"], cache["b"], cache["c"], list(cache.keys()), cache.miss_count, LRI(3), ThresholdCounter(0.1).add("x"))
calls = []
print([cached({})(lambda n: calls.append(n) or n)(3) for _ in range(2)], calls)
print(camel2under("BasicParseTest"), under2camel("a_bc"), slugify("A b, c!", "_"), pluralize("box"), cardinalize("mouse", 2), ordinalize(23), bytes2human(123456, 1), format_int_list([1, 2, 3, 5]), parse_int_list("1-3,7"), MultiReplace({"a": "b", "b": "a"}).sub("abba"), args2cmd(["a b", "c"]), indent("x\ny", "  "))
table = Table.from_dict([{"name": "x", "n": 1}, {"name": "y", "n": 2}])
print(table.to_text(), table.to_html()[:60])
names = IndexedSet("banana")
print(names, names[1], names.index("n"), BarrelList(range(2000))[1500], Stats(range(101)).describe(), Bits("0b101").as_int(), clamp(7, 1, 5))
queue = HeapPriorityQueue()
queue.add("low", 1), queue.add("high", 9), queue.add("mid", 5), queue.remove("mid")
print(queue.pop(), queue.peek(), len(queue), namedlist("P", "x y")(1, 2), make_sentinel("GONE", "GONE"), get_format_args("{a} {0:>{w}}"), len(list(tokenize_format_str("{x}-{y!r}"))))
url = URL("http://user@exämple.org:8080/a/../b?x=1&x=2#frag")
url.query_params["y"] = "z w"
print(url.to_text(), url.host, url.navigate("../c").to_text(full_quote=True), find_all_links("see http://a.b/c. and example.org"))


def base(a, b=2, *, c=3):
    return a, b, c


print(wraps(base, injected=["a"])(lambda *args, **kw: base(0, *args, **kw))(5, c=1), FunctionBuilder("made", body="return x + 1", args=["x"]).get_func()(2))
try:
    1 / 0
except ZeroDivisionError:
    info = ExceptionInfo.from_current()
    print(info.exc_type, info.tb_info.frames[-1].func_name, ParsedException.from_string(info.get_formatted()).exc_msg)
from datetime import date, datetime

print(list(daterange(date(2024, 1, 30), date(2024, 2, 2))), relative_time(datetime(2024, 1, 1), datetime(2024, 1, 3)))
