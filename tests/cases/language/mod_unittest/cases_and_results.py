# unittest: assertions and their messages, outcomes of every kind, fixtures, subtests, suites.
import io
import unittest

log = []


class Outcomes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        log.append("class up")

    @classmethod
    def tearDownClass(cls):
        log.append("class down")

    def setUp(self):
        self.addCleanup(log.append, "clean " + self._testMethodName)

    def test_a_good(self):
        self.assertEqual(1, 1)

    def test_b_fails(self):
        "The first line of the doc."
        self.assertEqual([1, 2, 3], [1, 5, 3])

    def test_c_breaks(self):
        {}["key"]

    @unittest.skip("not today")
    def test_d_skipped(self):
        pass

    @unittest.expectedFailure
    def test_e_expected(self):
        self.fail("as expected")

    @unittest.expectedFailure
    def test_f_unexpected(self):
        pass

    def test_g_subtests(self):
        for i in range(4):
            with self.subTest(i=i, why="odd"):
                self.assertEqual(i % 2, 0)

    def test_h_skips_itself(self):
        self.skipTest("within")

    @unittest.skipIf(1 > 2, "never")
    @unittest.skipUnless(1 > 2, "always")
    def test_i(self):
        pass


suite = unittest.defaultTestLoader.loadTestsFromTestCase(Outcomes)
result = unittest.TestResult()
print(suite.countTestCases(), suite.run(result) is result, result, result.wasSuccessful())
for name in ("failures", "errors", "skipped", "expectedFailures", "unexpectedSuccesses"):
    for item in getattr(result, name):
        test, text = item if isinstance(item, tuple) else (item, "-")
        print(name, "|", test.id().split(".", 1)[1], "|", text.strip().splitlines()[-1])
print(log[0], log[-1], len(log), Outcomes("test_b_fails").shortDescription(), str(Outcomes("test_a_good")))
t = unittest.TestCase()
checks = [lambda: t.assertEqual("one\ntwo", "one\ntoo"), lambda: t.assertEqual({"a": 1, "b": 2}, {"a": 1, "b": 3}), lambda: t.assertNotEqual(1, 1), lambda: t.assertTrue(0, "hint"), lambda: t.assertFalse([1]), lambda: t.assertIs(1, 2), lambda: t.assertIsNone(0), lambda: t.assertIsNotNone(None), lambda: t.assertIn(1, [2]), lambda: t.assertNotIn(2, [2]), lambda: t.assertIsInstance(1, str), lambda: t.assertAlmostEqual(1.0, 1.001), lambda: t.assertAlmostEqual(1, 1.5, delta=0.1), lambda: t.assertNotAlmostEqual(1.0, 1.00000001), lambda: t.assertGreater(1, 2), lambda: t.assertLessEqual(3, 2), lambda: t.assertRegex("abc", "x+"), lambda: t.assertNotRegex("abc", "b"), lambda: t.assertCountEqual([1, 1, 2], [1, 2, 2]), lambda: t.assertRaises(ValueError, int, "5"), lambda: t.assertRaisesRegex(ValueError, "nope", int, "x"), lambda: t.assertTupleEqual((1,), (1, 2)), lambda: t.assertSetEqual({1}, {2}), lambda: t.assertListEqual([1], (1,)), lambda: t.assertMultiLineEqual("a", "b"), lambda: t.assertSequenceEqual([1, 2], (1, 3)), lambda: t.assertEqual(1, 2, "own message"), lambda: t.fail(), lambda: t.assertLogs("x").__enter__() and None]
for check in checks:
    try:
        print(check())
    except AssertionError as e:
        print(str(e).replace("\n", "/"))
with t.assertRaises(ZeroDivisionError) as caught:
    1 / 0
print(repr(caught.exception), caught.expected.__name__)
import logging
with t.assertLogs("named", "INFO") as logs:
    logging.getLogger("named").info("hello %s", "you")
print(logs.output, len(logs.records))
with t.assertWarns(UserWarning) as w:
    __import__("warnings").warn("careful")
print(w.warning, t.longMessage, t.maxDiff)
out = io.StringIO()
unittest.TextTestRunner(out, verbosity=2).run(unittest.TestSuite([Outcomes("test_a_good"), Outcomes("test_d_skipped"), unittest.FunctionTestCase(lambda: None, description="a function")]))
print(out.getvalue().split("-" * 10)[0])
print(sum(unittest.FunctionTestCase(lambda: None).run().testsRun for i in range(50)))
