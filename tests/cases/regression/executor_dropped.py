# An executor that nobody refers to ends its threads, however deep the stack was before; join waits for that.
import time
import unittest
from concurrent import futures


class Dropped(unittest.TestCase):
    def setUp(self):
        self.executor = futures.ThreadPoolExecutor(max_workers=5)

    def test_threads_end(self):
        executor = futures.ThreadPoolExecutor(max_workers=5)
        found = executor.map(abs, range(-5, 5))
        threads = executor._threads
        del executor
        for thread in threads:
            thread.join()
        print(list(found))

    def test_while_one_works(self):
        executor = futures.ThreadPoolExecutor(max_workers=1)
        result = executor.submit(self.work, executor)
        threads = executor._threads
        del executor
        for thread in threads:
            thread.join()
        print(result.result())

    def work(self, executor):
        # It holds its executor for longer than the first look takes.
        time.sleep(0.3)
        return executor._max_workers


outcome = unittest.main(exit=False, argv=["dropped"], verbosity=0).result
print(outcome.testsRun, outcome.wasSuccessful())
