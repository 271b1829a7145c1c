# A page by https from a server in another process, with `urllib`, and a server whose certificate nobody has signed.
import http.server
import os
import socket
import ssl
import tempfile
import urllib.error
import urllib.request

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


class Pages(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        body = f"the page {self.path}".encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args):
        pass


with tempfile.NamedTemporaryFile("w", suffix=".pem") as file:
    file.write(CERTIFICATE + KEY)
    file.flush()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file.name)
server = http.server.HTTPServer(("127.0.0.1", 0), Pages)
server.socket = context.wrap_socket(server.socket, server_side=True)
port = server.server_address[1]
child = os.fork()
if not child:
    for _ in range(2):
        server.handle_request()
    os._exit(0)
trusting = ssl.create_default_context(cadata=AUTHORITY)
with urllib.request.urlopen(f"https://localhost:{port}/one", context=trusting, timeout=20) as answer:
    print(answer.status, answer.read(), answer.headers["Content-Length"])
try:
    urllib.request.urlopen(f"https://127.0.0.1:{port}/two", context=ssl.create_default_context(cadata=None), timeout=20)
except urllib.error.URLError as error:
    print(type(error.reason).__name__, error.reason.reason)
os.waitpid(child, 0)
server.server_close()
plain = socket.socketpair()
try:
    trusting.wrap_socket(plain[0], server_hostname="localhost", do_handshake_on_connect=False).version()
    print("wrapped")
finally:
    plain[1].close()
