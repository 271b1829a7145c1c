# sidewinder: Error: 
import unittest

print(unittest.TestCase.assertEqual.__name__)
