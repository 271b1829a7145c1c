# socket: names and numbers of hosts and services, orders of bytes, constants.
import socket

for text in ("127.0.0.1", "1.2.3.4", "127.1", "0x7f.1", "1", "4294967295", "256.1.1.1", "1.2.3.4.5", "", "a.b", "1.2.3.4 junk", "010.1.1.1", "1..2"):
    try:
        print(text, socket.inet_aton(text))
    except OSError as e:
        print(text, e)
for family, text in ((socket.AF_INET, "1.2.3.4"), (socket.AF_INET, "1.2.3"), (socket.AF_INET, "01.2.3.4"), (socket.AF_INET6, "::"), (socket.AF_INET6, "::1"), (socket.AF_INET6, "2001:db8::8:800:200c:417a"), (socket.AF_INET6, "::ffff:1.2.3.4"), (socket.AF_INET6, "::1.2.3.4"), (socket.AF_INET6, "1::2::3"), (socket.AF_INET6, "12345::"), (socket.AF_INET6, "1:2:3:4:5:6:7:8:9"), (socket.AF_UNIX, "x")):
    try:
        data = socket.inet_pton(family, text)
        print(text, data.hex(), socket.inet_ntop(family, data))
    except OSError as e:
        print(text, e)
for data in (b"\1\2\3\4", b"", b"12345"):
    for f in (socket.inet_ntoa, lambda data: socket.inet_ntop(socket.AF_INET, data), lambda data: socket.inet_ntop(socket.AF_INET6, data * 4)):
        try:
            print(f(data))
        except (OSError, ValueError) as e:
            print(e)
print(socket.htons(1), socket.ntohs(0x1234), socket.htonl(1), hex(socket.ntohl(0x12345678)), socket.htons(65535))
for f, x in ((socket.htons, 65536), (socket.htons, -1), (socket.htonl, 2**32), (socket.htonl, -1), (socket.ntohs, "x"), (socket.ntohl, 1.5), (socket.ntohl, 2**70)):
    try:
        print(f(x))
    except (TypeError, OverflowError) as e:
        print(type(e).__name__, e)
print(socket.getaddrinfo("127.0.0.1", 80, type=socket.SOCK_STREAM))
print(socket.getaddrinfo("::1", "443", socket.AF_INET6, socket.SOCK_DGRAM))
print(socket.getaddrinfo("fe80::1%lo", 80, type=socket.SOCK_STREAM)[0][4])
print(socket.getaddrinfo(None, 0, socket.AF_INET, socket.SOCK_STREAM, flags=socket.AI_PASSIVE), socket.getaddrinfo(b"1.2.3.4", None, proto=socket.IPPROTO_TCP))
print(sorted({entry[4][0] for entry in socket.getaddrinfo("localhost", 1, socket.AF_INET)}), socket.gethostbyname("localhost"), socket.gethostbyname("1.2.3.4"), socket.gethostbyname(""))
print(socket.getnameinfo(("127.0.0.1", 80), socket.NI_NUMERICHOST | socket.NI_NUMERICSERV), socket.getnameinfo(("::1", 8080, 0, 0), 3))
for args in (("1.2.3.4", 80, socket.AF_INET6), ("not a host", 80, 0, 0, 0, socket.AI_NUMERICHOST), (None, None), ("127.0.0.1", "no-such-service"), ("127.0.0.1", 80, 99)):
    try:
        print(socket.getaddrinfo(*args))
    except socket.gaierror as e:
        print(type(e).__name__, e, e.errno)
for args in ((5, 80), ("127.0.0.1", 1.5), ("127.0.0.1", [])):
    try:
        print(socket.getaddrinfo(*args))
    except (TypeError, OSError) as e:
        print(type(e).__name__, e)
print(type(socket.gethostname()), socket.getfqdn("127.0.0.1") != "", socket.getprotobyname("tcp"), socket.getprotobyname("udp"), socket.has_ipv6, socket.getdefaulttimeout())
print(socket.AF_INET, repr(socket.SOCK_STREAM), socket.AF_UNIX.value, socket.SO_REUSEADDR, socket.IPPROTO_TCP, socket.TCP_NODELAY, socket.MSG_PEEK, repr(socket.MSG_PEEK), socket.AI_PASSIVE.name, socket.INADDR_ANY, socket.SHUT_RDWR, socket.SOL_SOCKET)
print(socket.gaierror.__mro__[1], socket.herror.__module__, socket.error is OSError, socket.SocketType, issubclass(socket.socket, socket.SocketType))
