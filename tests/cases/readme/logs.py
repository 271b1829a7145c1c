# logging can be imported.
import logging

print(logging.getLevelName(20))
