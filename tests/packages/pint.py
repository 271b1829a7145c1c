# Quantities with units: conversions, formats, dimensions, contexts, wraps, and what cannot be added.
# pip: flexcache==0.3 flexparser==0.4 pint==0.25.3 platformdirs==4.14.8 typing_extensions==4.16.0
import pickle

import pint

ureg = pint.UnitRegistry()
Q = ureg.Quantity
distance = 24.0 * ureg.meter
print(distance, distance / (8 * ureg.second), (distance.to("inch")).magnitude, Q("3.5 km/hour").to_base_units(), Q(25, "degC").to("degF"), Q(1, "mile") + Q(1, "foot"))
print(f"{Q(1.5, 'kg*m**2/s**3'):~P}", f"{Q(2, 'newton'):.2fL}", f"{ureg.meter / ureg.second:C}", f"{Q(1e9, 'Hz').to_compact():~}", repr(Q(3, "N").to_root_units()))
print(Q("5 N m").dimensionality, Q(1, "joule").check("[energy]"), ureg.get_compatible_units("[area]") >= frozenset([ureg.acre]), Q(3, "") == 3, bool(Q(0, "m")), abs(Q(-2, "m")), Q(7, "m") // Q(2, "m"), divmod(Q(7, "s"), Q(2, "s")))
ureg.define("smoot = 1.7018 * meter = smt")
ureg.define("@alias meter = metro")
print(Q(1, "km").to("smt"), Q(1, "metro"), ureg("2 smoots").u, ureg.parse_expression("2 + 3 * 4"), ureg.parse_units("kg/m^3"))
with ureg.context("spectroscopy"):
    print(Q(500, "nm").to("THz"))


@ureg.wraps("m/s", ("m", "s"))
def speed(length, time):
    return length / time


@ureg.check("[length]", None)
def checked(length, n):
    return length * n


print(speed(Q(1, "km"), Q(1, "minute")), checked(Q(2, "m"), 3), sorted([Q(1, "km"), Q(2, "m"), Q(1, "inch")]), sum([Q(1, "m"), Q(1, "cm")], Q(0, "m")))
for wrong in (lambda: Q(1, "m") + Q(1, "s"), lambda: Q(1, "m").to("kg"), lambda: ureg("blargh"), lambda: checked(Q(1, "s"), 1), lambda: Q(25, "degC") + Q(1, "degC"), lambda: speed(3, 4), lambda: Q(1, "m") < Q(1, "s"), lambda: float(Q(1, "m"))):
    try:
        print(wrong())
    except (pint.PintError, ValueError, TypeError, AttributeError) as error:
        print(type(error).__name__, error)
pint.set_application_registry(ureg)
print(pickle.loads(pickle.dumps(Q(3, "m"))), hash(Q(1, "m")) == hash(Q(100, "cm")), Q("1/3 m"))
print(round(sum((Q(n, "cm") for n in range(300)), Q(0, "m")).m, 3), ureg.meter**2, 1 / ureg.second, len(dir(ureg)) > 500, Q(90, "deg").to("rad"))
