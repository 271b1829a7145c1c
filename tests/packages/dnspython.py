# Names, records, zones, messages on the wire, and a question to a server of its own.
# pip: dnspython==2.9.2
import socket
import threading

import dns.exception
import dns.flags
import dns.message
import dns.name
import dns.query
import dns.rdata
import dns.rdataclass
import dns.rdatatype
import dns.resolver
import dns.reversename
import dns.rrset
import dns.zone

name = dns.name.from_text("www.Example.org.")
print(name, name.is_subdomain(dns.name.from_text("example.org.")), name.labels, name.parent(), name.to_digestable(), dns.name.from_text("bücher.de").to_text(), name < dns.name.from_text("a.www.example.org."))
for kind, text in (("MX", "10 mail.example.org."), ("TXT", '"a b" "c\\"d"'), ("SOA", "ns.a. me.a. 1 2 3 4 5"), ("AAAA", "2001:db8::1"), ("SRV", "1 2 53 x.y."), ("CAA", '0 issue "ca.org"'), ("DS", "1 8 2 " + "ab" * 32), ("LOC", "52 22 23.000 N 4 53 32.000 E -2.00m 0.00m 10000m 10m"), ("NSEC", "b.a. A MX RRSIG"), ("HTTPS", '1 . alpn="h2,h3" port="8443"')):
    data = dns.rdata.from_text("IN", kind, text)
    print(kind, data, dns.rdata.from_wire("IN", kind, data.to_wire(), 0, len(data.to_wire())) == data)
zone = dns.zone.from_text("$TTL 300\n@ SOA ns me 1 2 3 4 5\n@ NS ns\nns A 10.0.0.1\nwww 60 IN A 10.0.0.2\n    A 10.0.0.3\n$GENERATE 1-3 host$ A 10.1.0.$\n* CNAME www\n", "example.org.")
print(len(zone.nodes), zone.get_rdataset("www", "A"), [str(n) for n in sorted(zone.nodes)], zone.get_soa().serial)
print(zone.to_text())


def serve(sock):
    for _ in range(2):
        wire, peer = sock.recvfrom(2000)
        asked = dns.message.from_wire(wire)
        answer = dns.message.make_response(asked)
        answer.flags |= dns.flags.AA
        found = zone.get_rdataset(asked.question[0].name.relativize(zone.origin), asked.question[0].rdtype)
        if found:
            answer.answer.append(dns.rrset.from_rdata_list(asked.question[0].name, found.ttl, found))
        else:
            answer.set_rcode(3)
        sock.sendto(answer.to_wire(), peer)


sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
sock.bind(("127.0.0.1", 0))
threading.Thread(target=serve, args=(sock,), daemon=True).start()
for host in ("www.example.org.", "no.such.org."):
    question = dns.message.make_query(host, "A", want_dnssec=True)
    question.id = 7
    answer = dns.query.udp(question, "127.0.0.1", port=sock.getsockname()[1], timeout=10)
    print("\n".join(sorted(str(answer).splitlines())))
    print(len(answer.to_wire()), answer.rcode(), sorted(str(r) for rrset in answer.answer for r in rrset))
print(dns.reversename.from_address("10.0.0.1"), dns.reversename.to_address(dns.name.from_text("1.0.0.10.in-addr.arpa.")), dns.rdatatype.to_text(65), dns.rdataclass.from_text("CH"))
for wrong in (lambda: dns.name.from_text("a..b"), lambda: dns.name.from_text("x" * 64), lambda: dns.rdata.from_text("IN", "A", "1.2.3"), lambda: dns.message.from_wire(b"\0\1"), lambda: dns.zone.from_text("bad", "a.", check_origin=True)):
    try:
        wrong()
    except dns.exception.DNSException as error:
        print(type(error).__name__, error)
