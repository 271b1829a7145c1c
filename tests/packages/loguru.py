# Sinks, levels, formats, records bound to values, filters, rotated files, errors with their values.
# pip: loguru==0.7.3
import io
import json
import os
import re
import sys
import tempfile

from loguru import logger

out = io.StringIO()
logger.remove()
logger.add(out, format="{level: <8}|{name}:{function}:{line}|{extra}|{message}", level="DEBUG", colorize=False, backtrace=False, diagnose=True)
logger.debug("plain {} {name}", 1, name="x")
logger.trace("not seen")
logger.bind(user="ann").info("bound")
with logger.contextualize(task=7):
    logger.warning("in context")
logger.level("NOTICE", no=25, color="<red>")
logger.log("NOTICE", "own level")
logger.opt(lazy=True).success("lazy {}", lambda: 2 * 21)
logger.opt(colors=True).error("<red>coloured</red> {}", "<b>")
logger.opt(depth=0, raw=True).info("raw\n")


@logger.catch(reraise=False, default="given back")
def divides(a, b):
    return a / b


print(divides(1, 0))
text = out.getvalue()
print(re.sub(r'File "[^"]*"|0x[0-9a-f]+', "F", text.split("Traceback")[0]))
print([line.strip() for line in text.splitlines() if "└" in line or "ZeroDivision" in line])
records = []
number = logger.add(lambda message: records.append(json.loads(message)), serialize=True, filter=lambda record: record["extra"].get("keep"))
patched = logger.patch(lambda record: record["extra"].update(size=len(record["message"])))
patched.bind(keep=True).info("kept é")
patched.info("dropped")
logger.remove(number)
print([(r["record"]["message"], r["record"]["extra"], r["record"]["level"]["name"], r["record"]["line"]) for r in records])
with tempfile.TemporaryDirectory() as folder:
    number = logger.add(os.path.join(folder, "log_{time:YYYY}.txt"), rotation="200 B", retention=2, format="{message}", enqueue=False)
    for n in range(30):
        logger.info("line number {}", n)
    logger.remove(number)
    print(len(os.listdir(folder)), sorted(sum(1 for _ in open(os.path.join(folder, name))) for name in os.listdir(folder))[-1])
logger.disable("__main__")
logger.error("silent")
logger.enable("__main__")
coloured = io.StringIO()
number = logger.add(coloured, format="<green>{level}</green> <level>{message}</level>", colorize=True)
logger.critical("red")
print(repr(coloured.getvalue()))
for wrong in (lambda: logger.log("NOPE", "x"), lambda: logger.remove(999), lambda: logger.add(out, level=-1), lambda: logger.info("{missing}", x=1)):
    try:
        wrong()
    except (ValueError, KeyError, TypeError) as error:
        print(type(error).__name__, error)
