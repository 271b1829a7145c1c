# Records of events through processors, bound values, levels, JSON and the console, with errors.
# pip: structlog==26.1.0
import io
import json
import logging

import structlog
from structlog import contextvars as kept
from structlog.processors import CallsiteParameter, CallsiteParameterAdder, EventRenamer, JSONRenderer, KeyValueRenderer, LogfmtRenderer, TimeStamper, UnicodeDecoder, add_log_level, dict_tracebacks, format_exc_info
from structlog.testing import CapturingLogger, LogCapture, capture_logs

out = io.StringIO()
structlog.configure(processors=[kept.merge_contextvars, add_log_level, UnicodeDecoder(), CallsiteParameterAdder([CallsiteParameter.FUNC_NAME, CallsiteParameter.LINENO]), format_exc_info, EventRenamer("msg"), JSONRenderer(sort_keys=True)],
                    wrapper_class=structlog.make_filtering_bound_logger(logging.INFO), logger_factory=structlog.PrintLoggerFactory(out), cache_logger_on_first_use=False)
log = structlog.get_logger(base=1)
log.info("started", size=3, raw=b"bytes", obj={"a": (1, 2)})
log.debug("not seen")
bound = log.bind(user="ann").new(other=2)
bound.warning("number %d of %s", 3, "x")
with kept.bound_contextvars(request="r1"):
    log.unbind("base").error("in context")
try:
    {}["missing"]
except KeyError:
    log.exception("failed")
for line in out.getvalue().splitlines():
    data = json.loads(line)
    print({k: (v.splitlines()[-1] if k == "exception" else v) for k, v in data.items()})
with capture_logs() as captured:
    structlog.get_logger().info("captured", n=1)
print(captured)
for renderer in (KeyValueRenderer(key_order=["event"], drop_missing=True), LogfmtRenderer(), structlog.dev.ConsoleRenderer(colors=False), structlog.dev.ConsoleRenderer(colors=True, pad_event_to=10)):
    print(repr(renderer(None, "info", {"event": "it happened", "level": "info", "b": 'q"uote', "a": None, "f": 1.5})))
capture = CapturingLogger()
own = structlog.wrap_logger(capture, processors=[lambda logger, name, event: {**event, "method": name}, KeyValueRenderer(sort_keys=True)], x=1)
own.info("hello"), own.error("bad", y=[1])
print(capture.calls)


def drop(logger, name, event):
    if event.get("secret"):
        raise structlog.DropEvent
    return event


entries = LogCapture()
filtered = structlog.wrap_logger(None, processors=[drop, dict_tracebacks, entries])
filtered.info("kept"), filtered.info("gone", secret=True)
try:
    1 / 0
except ZeroDivisionError as error:
    filtered.error("div", exc_info=error)
print([(e["event"], [x["exc_type"] for x in e.get("exception", [])]) for e in entries.entries], structlog.get_context(log.bind(z=1)), TimeStamper(fmt="%Y")(None, "", {})["timestamp"].isdigit())
stream = io.StringIO()
handler = logging.StreamHandler(stream)
handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, LogfmtRenderer(key_order=["event"])]))
logging.getLogger("std").addHandler(handler)
logging.getLogger("std").warning("from %s", "logging")
print(stream.getvalue())
