"""Random numbers, in CPython's sequence for a seed."""

import _random
from math import acos as _acos, cos as _cos, e as _e, exp as _exp, floor as _floor, isfinite as _isfinite, lgamma as _lgamma, log as _log
from math import log2 as _log2, pi as _pi, sin as _sin, sqrt as _sqrt, tau as TWOPI
from operator import index as _index

__all__ = [
    "Random", "SystemRandom", "betavariate", "choice", "choices", "expovariate", "gammavariate", "gauss", "getrandbits", "getstate",
    "lognormvariate", "normalvariate", "paretovariate", "randbytes", "randint", "random", "randrange", "sample", "seed", "setstate", "shuffle",
    "triangular", "uniform", "vonmisesvariate", "weibullvariate",
]

NV_MAGICCONST = 4 * _exp(-0.5) / _sqrt(2.0)
LOG4 = _log(4.0)
SG_MAGICCONST = 1.0 + _log(4.5)
BPF = 53
RECIP_BPF = 2.0**-53


class Random:
    """A generator of random numbers."""

    VERSION = 3

    def __init__(self, x=None):
        self._twister = _random.new()
        self.seed(x)
        self.gauss_next = None

    def seed(self, a=None, version=2):
        """Starts the sequence that belongs to a seed."""
        if a is None:
            a = _random.entropy()
        elif isinstance(a, int):
            pass
        elif isinstance(a, float):
            a = hash(a) & 0xFFFFFFFFFFFFFFFF
        elif version == 1 and isinstance(a, (str, bytes)):
            text = a.decode("latin-1") if isinstance(a, bytes) else a
            x = ord(text[0]) << 7 if text else 0
            for char in text:
                x = (1000003 * x ^ ord(char)) & 0xFFFFFFFFFFFFFFFF
            a = x ^ len(text)
        elif not isinstance(a, (str, bytes, bytearray)):
            raise TypeError("The only supported seed types are: None,\nint, float, str, bytes, and bytearray.")
        elif version == 2:
            from _sha512 import sha512

            data = a.encode() if isinstance(a, str) else bytes(a)
            a = int.from_bytes(data + sha512(data).digest(), "big")
        else:
            a = hash(a) & 0xFFFFFFFFFFFFFFFF
        _random.seed(self._twister, abs(a))
        self.gauss_next = None

    def random(self):
        """A float from 0.0 up to 1.0, which it never is."""
        return _random.random(self._twister)

    def getrandbits(self, k, /):
        """An int of k random bits."""
        return _random.getrandbits(self._twister, k)

    def getstate(self):
        """What setstate needs to come back here."""
        return self.VERSION, _random.getstate(self._twister), self.gauss_next

    def setstate(self, state):
        """Goes back to where getstate was called."""
        version = state[0]
        if version == 3:
            version, internal, self.gauss_next = state
            _random.setstate(self._twister, tuple(internal))
        elif version == 2:
            version, internal, self.gauss_next = state
            _random.setstate(self._twister, tuple([word % (1 << 32) for word in internal]))
        else:
            raise ValueError(f"state with version {version} passed to Random.setstate() of version {self.VERSION}")

    def __getstate__(self):
        return self.getstate()

    def __setstate__(self, state):
        self.setstate(state)

    def __reduce__(self):
        return type(self), (), self.getstate()

    def _randbelow(self, n):
        """An int from 0 up to n, which it never is; n > 0."""
        if type(self).random is not Random.random and type(self).getrandbits is Random.getrandbits:
            return self._randbelow_by_random(n)
        bits = n.bit_length()
        r = self.getrandbits(bits)
        while r >= n:
            r = self.getrandbits(bits)
        return r

    def _randbelow_by_random(self, n, most=1 << BPF):
        if n >= most:
            return _floor(self.random() * n)
        limit = (most - most % n) / most
        r = self.random()
        while r >= limit:
            r = self.random()
        return _floor(r * most) % n

    def randbytes(self, n):
        """n random bytes."""
        return self.getrandbits(n * 8).to_bytes(n, "little")

    def randrange(self, start, stop=None, step=1):
        """One of range(start, stop, step)."""
        start = self._number(start, "randrange() arg 1")
        if stop is None:
            if step != 1:
                raise TypeError("Missing a non-None stop argument")
            if start > 0:
                return self._randbelow(start)
            raise ValueError("empty range for randrange()")
        stop = self._number(stop, "randrange() arg 2")
        width = stop - start
        step = self._number(step, "randrange() arg 3")
        if step == 1:
            if width > 0:
                return start + self._randbelow(width)
            raise ValueError(f"empty range for randrange() ({start}, {stop}, {width})")
        if step > 0:
            count = (width + step - 1) // step
        elif step < 0:
            count = (width + step + 1) // step
        else:
            raise ValueError("zero step for randrange()")
        if count <= 0:
            raise ValueError("empty range for randrange()")
        return start + step * self._randbelow(count)

    def _number(self, value, what):
        try:
            return _index(value)
        except TypeError:
            number = int(value)
            if number != value:
                raise ValueError("non-integer " + what.replace("randrange() arg 1", "arg 1 for randrange()")) from None
            return number

    def randint(self, a, b):
        """An int from a to b, which it may be."""
        return self.randrange(a, b + 1)

    def choice(self, seq):
        """One of the items."""
        if not len(seq):
            raise IndexError("Cannot choose from an empty sequence")
        return seq[self._randbelow(len(seq))]

    def shuffle(self, x):
        """Puts the items of a list into another order."""
        randbelow = self._randbelow
        for at in range(len(x) - 1, 0, -1):
            other = randbelow(at + 1)
            x[at], x[other] = x[other], x[at]

    def sample(self, population, k, *, counts=None):
        """k different items."""
        if isinstance(population, (set, frozenset, dict)) or not hasattr(population, "__getitem__"):
            raise TypeError("Population must be a sequence.  For dicts or sets, use sorted(d).")
        n = len(population)
        if counts is not None:
            sums = []
            total = 0
            for count in counts:
                total += count
                sums.append(total)
            if len(sums) != n:
                raise ValueError("The number of counts does not match the population")
            total = sums.pop() if sums else 0
            if not isinstance(total, int):
                raise TypeError("Counts must be integers")
            if total <= 0:
                raise ValueError("Total of counts must be greater than zero")
            from bisect import bisect

            return [population[bisect(sums, place)] for place in self.sample(range(total), k=k)]
        if not 0 <= k <= n:
            raise ValueError("Sample larger than population or is negative")
        result = [None] * k
        randbelow = self._randbelow
        # A list of what is left is quicker than a set of what is taken as long as it is smaller.
        size = 21
        if k > 5:
            size += 4 ** _ceil_log4(k * 3)
        if n <= size:
            pool = list(population)
            for at in range(k):
                other = randbelow(n - at)
                result[at] = pool[other]
                pool[other] = pool[n - at - 1]
        else:
            taken = set()
            for at in range(k):
                other = randbelow(n)
                while other in taken:
                    other = randbelow(n)
                taken.add(other)
                result[at] = population[other]
        return result

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        """k items, the same one possibly again, by weight."""
        n = len(population)
        if cum_weights is None:
            if weights is None:
                n += 0.0
                return [population[_floor(self.random() * n)] for _ in range(k)]
            try:
                cum_weights = []
                total = 0
                first = True
                for weight in weights:
                    total = weight if first else total + weight
                    first = False
                    cum_weights.append(total)
            except TypeError:
                if not isinstance(weights, int):
                    raise
                raise TypeError(f"The number of choices must be a keyword argument: k={weights!r}") from None
        elif weights is not None:
            raise TypeError("Cannot specify both weights and cumulative weights")
        if len(cum_weights) != n:
            raise ValueError("The number of weights does not match the population")
        total = cum_weights[-1] + 0.0
        if total <= 0.0:
            raise ValueError("Total of weights must be greater than zero")
        if not _isfinite(total):
            raise ValueError("Total of weights must be finite")
        from bisect import bisect

        last = n - 1
        return [population[bisect(cum_weights, self.random() * total, 0, last)] for _ in range(k)]

    def uniform(self, a, b):
        """A float from a to b."""
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=None):
        """Triangular distribution."""
        u = self.random()
        try:
            c = 0.5 if mode is None else (mode - low) / (high - low)
        except ZeroDivisionError:
            return low
        if u > c:
            u = 1.0 - u
            c = 1.0 - c
            low, high = high, low
        return low + (high - low) * _sqrt(u * c)

    def normalvariate(self, mu=0.0, sigma=1.0):
        """Normal distribution, by the ratio of two uniform numbers."""
        while True:
            u1 = self.random()
            u2 = 1.0 - self.random()
            z = NV_MAGICCONST * (u1 - 0.5) / u2
            if z * z / 4.0 <= -_log(u2):
                return mu + z * sigma

    def gauss(self, mu=0.0, sigma=1.0):
        """Normal distribution, two numbers at a time."""
        z = self.gauss_next
        self.gauss_next = None
        if z is None:
            angle = self.random() * TWOPI
            radius = _sqrt(-2.0 * _log(1.0 - self.random()))
            z = _cos(angle) * radius
            self.gauss_next = _sin(angle) * radius
        return mu + z * sigma

    def lognormvariate(self, mu, sigma):
        """Log normal distribution."""
        return _exp(self.normalvariate(mu, sigma))

    def expovariate(self, lambd):
        """Exponential distribution."""
        return -_log(1.0 - self.random()) / lambd

    def vonmisesvariate(self, mu, kappa):
        """Distribution of angles."""
        if kappa <= 1e-6:
            return TWOPI * self.random()
        s = 0.5 / kappa
        r = s + _sqrt(1.0 + s * s)
        while True:
            z = _cos(_pi * self.random())
            d = z / (r + z)
            u = self.random()
            if u < 1.0 - d * d or u <= (1.0 - d) * _exp(d):
                break
        q = 1.0 / r
        f = (q + z) / (1.0 + q * z)
        if self.random() > 0.5:
            return (mu + _acos(f)) % TWOPI
        return (mu - _acos(f)) % TWOPI

    def gammavariate(self, alpha, beta):
        """Gamma distribution."""
        if alpha <= 0.0 or beta <= 0.0:
            raise ValueError("gammavariate: alpha and beta must be > 0.0")
        if alpha > 1.0:
            ainv = _sqrt(2.0 * alpha - 1.0)
            b = alpha - LOG4
            c = alpha + ainv
            while True:
                u1 = self.random()
                if not 1e-7 < u1 < 0.9999999:
                    continue
                u2 = 1.0 - self.random()
                v = _log(u1 / (1.0 - u1)) / ainv
                x = alpha * _exp(v)
                z = u1 * u1 * u2
                r = b + c * v - x
                if r + SG_MAGICCONST - 4.5 * z >= 0.0 or r >= _log(z):
                    return x * beta
        if alpha == 1.0:
            return -_log(1.0 - self.random()) * beta
        while True:
            b = (_e + alpha) / _e
            p = b * self.random()
            x = p ** (1.0 / alpha) if p <= 1.0 else -_log((b - p) / alpha)
            u1 = self.random()
            if p > 1.0:
                if u1 <= x ** (alpha - 1.0):
                    break
            elif u1 <= _exp(-x):
                break
        return x * beta

    def betavariate(self, alpha, beta):
        """Beta distribution."""
        y = self.gammavariate(alpha, 1.0)
        if y:
            return y / (y + self.gammavariate(beta, 1.0))
        return 0.0

    def paretovariate(self, alpha):
        """Pareto distribution."""
        return (1.0 - self.random()) ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        """Weibull distribution."""
        return alpha * (-_log(1.0 - self.random())) ** (1.0 / beta)


def _ceil_log4(n):
    """As CPython has it: the logarithm as a float, rounded up."""
    exponent = _log(n, 4)
    whole = _floor(exponent)
    return whole if whole == exponent else whole + 1


class SystemRandom(Random):
    """Random numbers that no seed brings back."""

    def random(self):
        return (_random.entropy() >> 203) * RECIP_BPF

    def getrandbits(self, k):
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        value = 0
        have = 0
        while have < k:
            value = value << 256 | _random.entropy()
            have += 256
        return value >> (have - k)

    def randbytes(self, n):
        return self.getrandbits(n * 8).to_bytes(n, "little")

    def seed(self, *args, **keywords):
        return None

    def getstate(self, *args, **keywords):
        raise NotImplementedError("System entropy source does not have state.")

    def setstate(self, *args, **keywords):
        raise NotImplementedError("System entropy source does not have state.")


_inst = Random()
seed = _inst.seed
random = _inst.random
uniform = _inst.uniform
triangular = _inst.triangular
randint = _inst.randint
choice = _inst.choice
randrange = _inst.randrange
sample = _inst.sample
shuffle = _inst.shuffle
choices = _inst.choices
normalvariate = _inst.normalvariate
lognormvariate = _inst.lognormvariate
expovariate = _inst.expovariate
vonmisesvariate = _inst.vonmisesvariate
gammavariate = _inst.gammavariate
gauss = _inst.gauss
betavariate = _inst.betavariate
paretovariate = _inst.paretovariate
weibullvariate = _inst.weibullvariate
getstate = _inst.getstate
setstate = _inst.setstate
getrandbits = _inst.getrandbits
randbytes = _inst.randbytes
