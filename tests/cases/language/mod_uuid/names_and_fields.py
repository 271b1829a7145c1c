# uuid: construction from hex, bytes, fields and ints, its parts, uuid3 and uuid5, order and errors.
import uuid
from uuid import UUID


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except (TypeError, ValueError, AttributeError) as e:
        return f"{type(e).__name__}: {e}"


u = UUID("{12345678-1234-5678-1234-567812345678}")
print(u, repr(u), u.hex, u.int, u.bytes, u.bytes_le.hex(), u.fields, u.time_low, u.time_mid, u.time_hi_version, u.clock_seq_hi_variant, u.clock_seq_low, u.node, u.time, u.clock_seq, u.urn, u.variant, u.version, int(u) == u.int)
print(u == UUID("urn:uuid:12345678-1234-5678-1234-567812345678") == UUID(hex=u.hex) == UUID(bytes=u.bytes) == UUID(bytes_le=u.bytes_le) == UUID(fields=u.fields) == UUID(int=u.int), hash(u) == hash(UUID(u.hex)), UUID(int=0) < u, u >= u, u == u.hex, sorted([u, UUID(int=5), UUID(int=1 << 127)])[0])
for version in (1, 3, 4, 5):
    w = UUID(int=0xFFFF << 64, version=version)
    print(w, w.version, w.variant)
for name in ("python.org", "", "é", "a" * 100):
    print(uuid.uuid3(uuid.NAMESPACE_DNS, name), uuid.uuid5(uuid.NAMESPACE_URL, name))
print([str(n) for n in (uuid.NAMESPACE_DNS, uuid.NAMESPACE_URL, uuid.NAMESPACE_OID, uuid.NAMESPACE_X500)], uuid.RFC_4122, UUID(int=0).variant, UUID("f" * 32).variant, UUID("0" * 16 + "c" + "0" * 15).variant, UUID("f" * 32).version)
v = uuid.uuid4()
print(v.version, v.variant, len(str(v)), v != uuid.uuid4())
for f in (lambda: UUID("x"), lambda: UUID("z" * 32), lambda: UUID(), lambda: UUID("0" * 32, int=5), lambda: UUID(bytes=b"x"), lambda: UUID(bytes_le=b"1"), lambda: UUID(int=-1), lambda: UUID(int=1 << 128), lambda: UUID(fields=(1, 2, 3)), lambda: UUID(fields=(1 << 32, 0, 0, 0, 0, 0)), lambda: UUID(fields=(0, 1 << 16, 0, 0, 0, 0)), lambda: UUID("0" * 32, version=6), lambda: setattr(u, "int", 5), lambda: u < 5, lambda: UUID(5), lambda: u.nothing):
    print(t(f))
names = {}
for i in range(100):
    names[uuid.uuid5(uuid.uuid3(uuid.NAMESPACE_OID, str(i % 10)), str(i))] = i
print(len(names), min(names), max(names), sum(k.int % 1000 * v for k, v in names.items()))
