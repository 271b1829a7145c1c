# sidewinder: Error: 
import logging

print(logging.getLevelName(20))
