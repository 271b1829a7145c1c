# unittest can be imported.
import unittest

print(unittest.TestCase.assertEqual.__name__)
