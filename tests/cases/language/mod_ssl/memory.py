# ssl over bytes in memory: handshakes, certificates, names, protocols, sessions, what is refused, and in which words.
import os
import ssl
import tempfile

AUTHORITY = """\
-----BEGIN CERTIFICATE-----
MIIBkTCCATagAwIBAgICEAAwCgYIKoZIzj0EAwIwLjETMBEGA1UECgwKU2lkZXdp
bmRlcjEXMBUGA1UEAwwOVGVzdCBhdXRob3JpdHkwIBcNMjAwMTAxMDAwMDAwWhgP
MjEyMDAxMDEwMDAwMDBaMC4xEzARBgNVBAoMClNpZGV3aW5kZXIxFzAVBgNVBAMM
DlRlc3QgYXV0aG9yaXR5MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE4C0j/lXJ
DRQabuILFp7JqBe8YcN0KRH33CuqYww5pFid8rV/iTne/6WlUh0TTrLdWt1BT5LS
oguiaFPgLhLvm6NCMEAwDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8BAf8EBAMCAgQw
HQYDVR0OBBYEFHHmOO2HV5wpLaVWoUsmrsLvXlZaMAoGCCqGSM49BAMCA0kAMEYC
IQCT0m830kE7D+IObpQJTXdYIk3Ea4IzTvsoKyUTmQEbyQIhAP/Ls/yAFZyf2cck
RArLOP1TBeACFGx0BjwAiTE2y2fB
-----END CERTIFICATE-----
"""
CERTIFICATE = """\
-----BEGIN CERTIFICATE-----
MIIBzjCCAXSgAwIBAgICEjQwCgYIKoZIzj0EAwIwLjETMBEGA1UECgwKU2lkZXdp
bmRlcjEXMBUGA1UEAwwOVGVzdCBhdXRob3JpdHkwIBcNMjAwMTAxMDAwMDAwWhgP
MjExOTAxMDEwMDAwMDBaMDYxCzAJBgNVBAYTAlhZMRMwEQYDVQQKDApTaWRld2lu
ZGVyMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
AATFUrZzOBU6RzU4PNTMEbcmD9I4lnJMXQuycjaSCBJ0jMU37D98KpuBabz3musW
bn9Du9/v8wrqe6okdmeGpxJ3o3gwdjApBgNVHREEIjAggglsb2NhbGhvc3SCDSou
ZXhhbXBsZS5vcmeHBH8AAAEwCQYDVR0TBAIwADAdBgNVHQ4EFgQU8bgPmonQmTT5
lHeefIRfnFv5JYswHwYDVR0jBBgwFoAUceY47YdXnCktpVahSyauwu9eVlowCgYI
KoZIzj0EAwIDSAAwRQIgD2GpNoa7+sIBaPDU6zPjP/traW4wfEWrxin0qslpVU4C
IQDZ//nuvjhBDWNI9Hv1+uI/KXZguLLQHILkCb7do0v3oA==
-----END CERTIFICATE-----
"""
KEY = """\
-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIAvIBTWoJne1nT08fg/YMzigO4hA7z3ikbfP7+9xgFARoAoGCCqGSM49
AwEHoUQDQgAExVK2czgVOkc1ODzUzBG3Jg/SOJZyTF0LsnI2kggSdIzFN+w/fCqb
gWm895rrFm5/Q7vf7/MK6nuqJHZnhqcSdw==
-----END EC PRIVATE KEY-----
"""
ENCRYPTED = """\
-----BEGIN EC PRIVATE KEY-----
Proc-Type: 4,ENCRYPTED
DEK-Info: AES-128-CBC,9E687B0EC948A847745B775E15C97F92

PHr3Mjq93GSDYTXqnGMrvu+8Yw4X/6ckY+3bAwrTYndG2mCCYigdshrSbYzUwkDt
L4ujL8vYWW4O9W6NvEufFpQ+c3siI/hqzK+btj8rUwi1jvXDPBdjQTKzSukEkiT2
jm3Pv32XeeOJHxZ8uPEjj4FaFde/lY7pxOu6sxwUGFo=
-----END EC PRIVATE KEY-----
"""

folder = tempfile.TemporaryDirectory()


def path(name, text):
    name = os.path.join(folder.name, name)
    with open(name, "w") as file:
        file.write(text)
    return name


chain = path("chain.pem", CERTIFICATE + KEY)
server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
server.load_cert_chain(chain)
server.set_alpn_protocols(["h2", "http/1.1"])
client = ssl.create_default_context(cadata=AUTHORITY)
client.set_alpn_protocols(["spdy", "http/1.1"])


def words(error):
    return str(error).split(" (_ssl.c")[0]


def connected(client, server, name="localhost", session=None):
    to_server, to_client = ssl.MemoryBIO(), ssl.MemoryBIO()
    a = client.wrap_bio(to_client, to_server, server_hostname=name, session=session)
    b = server.wrap_bio(to_server, to_client, server_side=True)
    left = [a, b]
    while left:
        for end in [*left]:
            try:
                end.do_handshake()
                left.remove(end)
            except ssl.SSLWantReadError:
                pass
    return a, b


a, b = connected(client, server)
print(a.version(), a.cipher()[0], a.selected_alpn_protocol(), b.selected_alpn_protocol(), a.server_hostname, b.server_side, a.compression())
for key, value in a.getpeercert().items():
    print(key, value)
print(b.getpeercert(), len(a.getpeercert(True)) > 300, ssl.DER_cert_to_PEM_cert(a.getpeercert(True)) == CERTIFICATE)
print(a.write(b"hello"), b.read(3), b.pending(), b.read(100))
big = bytes(range(256)) * 300
print(b.write(memoryview(big)), end=" ")
got = b""
while len(got) < len(big):
    got += a.read(5000)
print(got == big)
room = bytearray(10)
b.write(b"into")
print(a.read(8, room), bytes(room))
for wrong in (lambda: a.read(1), lambda: a.read(-1)):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, words(error), getattr(error, "errno", None))
try:
    a.unwrap()
except ssl.SSLWantReadError:
    pass
print(b.read(10), end=" ")
try:
    b.unwrap()
except ssl.SSLWantReadError:
    pass
a.unwrap()
print("unwrapped")

for name in ("www.example.org", "127.0.0.1", "a.b.example.org", "example.com", "10.0.0.1"):
    try:
        connected(client, server, name)
        print(name, "fits")
    except ssl.SSLCertVerificationError as error:
        print(words(error), error.verify_code, error.verify_message, error.reason, error.library, isinstance(error, ValueError))
strange = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
try:
    connected(strange, server)
except ssl.SSLError as error:
    print(type(error).__name__, error.verify_code, error.reason)
strange.check_hostname = False
strange.verify_mode = ssl.CERT_NONE
a, b = connected(strange, server, None)
print(a.getpeercert(), a.server_hostname)
for version in (ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3):
    strange.minimum_version = strange.maximum_version = version
    a, b = connected(strange, server)
    print(a.version(), strange.minimum_version.name, len(a.get_channel_binding() or b"") > 0)
server.minimum_version = ssl.TLSVersion.TLSv1_3
strange.minimum_version = strange.maximum_version = ssl.TLSVersion.TLSv1_2
try:
    connected(strange, server)
except ssl.SSLError as error:
    print(error.reason, words(error))
server.minimum_version = ssl.TLSVersion.TLSv1_2

# A session that is used again, and a client that shows a certificate.
old = ssl.create_default_context(cadata=AUTHORITY)
old.maximum_version = ssl.TLSVersion.TLSv1_2
a, b = connected(old, server)
c, d = connected(old, server, session=a.session)
print(a.session_reused, c.session_reused, len(a.session.id), a.session == c.session, a.session.timeout > 0)
server.verify_mode = ssl.CERT_REQUIRED
server.load_verify_locations(cadata=AUTHORITY)
try:
    connected(old, server)
except ssl.SSLError as error:
    print(error.reason)
old.load_cert_chain(chain)
a, b = connected(old, server)
print(b.getpeercert()["subject"][-1])
server.verify_mode = ssl.CERT_NONE

# The name that a client asks for.
other = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
other.load_cert_chain(chain)
asked = []


def choose(connection, name, context):
    asked.append((type(connection).__name__, name, context is server))
    if name == "other.example.org":
        connection.context = other
    if name == "none.example.org":
        return ssl.ALERT_DESCRIPTION_UNRECOGNIZED_NAME


server.sni_callback = choose
a, b = connected(client, server, "other.example.org")
print(asked, b.context is other)
try:
    connected(client, server, "none.example.org")
except ssl.SSLError as error:
    print(len(asked), type(error).__name__)
server.sni_callback = None

# What contexts say and refuse.
print(client.verify_mode.name, client.check_hostname, client.protocol.name, client.cert_store_stats()["x509"], [one["subject"] for one in client.get_ca_certs()])
print(sorted(one["name"] for one in client.get_ciphers() if one["protocol"] == "TLSv1.3"))
encrypted = path("encrypted.pem", CERTIFICATE + ENCRYPTED)
fresh = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
fresh.load_cert_chain(encrypted, password="secret")
fresh.load_cert_chain(encrypted, password=lambda: b"secret")
for wrong in (
    lambda: fresh.load_cert_chain(encrypted, password="wrong"),
    lambda: fresh.load_cert_chain(encrypted, password=5),
    lambda: fresh.load_cert_chain(path("a.pem", AUTHORITY), chain),
    lambda: fresh.load_cert_chain("/nonexistent"),
    lambda: fresh.load_cert_chain(path("empty.pem", "")),
    lambda: fresh.load_verify_locations(),
    lambda: fresh.load_verify_locations("/nonexistent"),
    lambda: fresh.load_verify_locations(cadata="text"),
    lambda: fresh.load_verify_locations(cadata=b""),
    lambda: fresh.set_ciphers("NONE-OF-THAT"),
    lambda: setattr(client, "verify_mode", ssl.CERT_NONE),
    lambda: setattr(fresh, "verify_mode", 7),
    lambda: client.wrap_bio(ssl.MemoryBIO(), ssl.MemoryBIO()),
    lambda: client.wrap_bio(ssl.MemoryBIO(), ssl.MemoryBIO(), server_hostname=""),
    lambda: ssl.SSLContext(99),
    lambda: fresh.set_ecdh_curve("none"),
):
    try:
        wrong()
        print("done")
    except Exception as error:
        print(type(error).__name__, words(error))
bio = ssl.MemoryBIO()
print(bio.write(b"abc"), bio.pending, bio.read(2), bio.eof, bio.write_eof(), bio.read(), bio.read(), bio.eof)
print(ssl._ASN1Object("1.3.6.1.5.5.7.3.1"), ssl._ASN1Object.fromname("commonName").oid)
print(len(ssl.RAND_bytes(16)), ssl.RAND_status(), ssl.cert_time_to_seconds("Jan  5 09:34:43 2018 GMT"), ssl.OPENSSL_VERSION.split()[0])
folder.cleanup()

# The end that the other one says is raised for who has said it himself; and a socket that is wrapped before it is connected.
import socket
import threading

server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
a, b = None, None
with tempfile.TemporaryDirectory() as place:
    with open(place + "/chain.pem", "w") as file:
        file.write(CERTIFICATE + KEY)
    server.load_cert_chain(place + "/chain.pem")
client = ssl.create_default_context(cadata=AUTHORITY)
a, b = connected(client, server)
for step in (a.unwrap, lambda: b.read(1), lambda: b.write(b"late"), b.unwrap, lambda: a.read(10), lambda: a.read(10), a.unwrap):
    try:
        print(step())
    except ssl.SSLError as error:
        print(type(error).__name__)
listener = socket.create_server(("127.0.0.1", 0))


def answer():
    connection, _ = listener.accept()
    with server.wrap_socket(connection, server_side=True) as connection:
        connection.sendall(connection.recv(10).upper())


thread = threading.Thread(target=answer)
thread.start()
with client.wrap_socket(socket.socket(), server_hostname="localhost") as connection:
    connection.connect(listener.getsockname())
    connection.sendall(b"words")
    print(connection.recv(10))
thread.join()
listener.close()
