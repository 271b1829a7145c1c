# ipaddress: addresses, networks, interfaces of both versions, sets of them, arithmetic and errors.
import ipaddress as ip


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except (ValueError, TypeError, IndexError) as e:
        return f"{type(e).__name__}: {e}"


a, b = ip.ip_address("192.168.1.10"), ip.ip_address("2001:db8::ff00:42:8329")
for x in (a, b, ip.ip_address("127.0.0.1"), ip.ip_address("::1"), ip.ip_address("224.0.0.1"), ip.ip_address("::ffff:1.2.3.4"), ip.ip_address("0.0.0.0"), ip.ip_address("8.8.8.8")):
    print(x, repr(x), x.version, int(x), x.packed, x.exploded, x.compressed, x.reverse_pointer, x.max_prefixlen, x.is_multicast, x.is_private, x.is_loopback, x.is_unspecified, x.is_link_local)
print(a + 1, a - 10, a < ip.ip_address("192.168.1.11"), a == ip.IPv4Address(int(a)), hash(a) == hash(ip.IPv4Address("192.168.1.10")), f"{a:b}", f"{a:#x}", f"{a:_n}", f"{b:x}", f"{a:>15s}", ip.IPv6Address("fe80::1%eth0").scope_id, ip.ip_address("::ffff:1.2.3.4").ipv4_mapped, ip.IPv6Address("2002:c000:204::").sixtofour, t(lambda: a < b), t(lambda: a + 2**32), t(lambda: a + "x"))
n = ip.ip_network("10.0.0.0/29")
print(n, repr(n), n.netmask, n.hostmask, n.prefixlen, n.num_addresses, n.network_address, n.broadcast_address, n.with_netmask, n.with_hostmask, n.with_prefixlen, [str(h) for h in n.hosts()], n[0], n[-1], t(lambda: n[8]), ip.ip_address("10.0.0.3") in n, a in n, len(list(n)))
print([str(s) for s in n.subnets()], [str(s) for s in n.subnets(new_prefix=31)], n.supernet(), n.supernet(new_prefix=8), n.overlaps(ip.ip_network("10.0.0.4/30")), n.subnet_of(ip.ip_network("10.0.0.0/8")), n.supernet_of(ip.ip_network("10.0.0.0/30")), [str(s) for s in n.address_exclude(ip.ip_network("10.0.0.2/31"))], n.compare_networks(ip.ip_network("10.0.0.8/29")), t(n.subnets(new_prefix=20).__next__), t(n.supernet, 40), t(list, n.address_exclude(ip.ip_network("11.0.0.0/8"))))
print([str(s) for s in ip.summarize_address_range(ip.ip_address("10.0.0.1"), ip.ip_address("10.0.0.9"))], [str(s) for s in ip.collapse_addresses([ip.ip_network("10.0.0.0/25"), ip.ip_network("10.0.0.128/25"), ip.ip_network("10.0.1.0/24")])], t(list, ip.summarize_address_range(ip.ip_address("2.2.2.2"), ip.ip_address("1.1.1.1"))), ip.v4_int_to_packed(5), sorted([b, ip.ip_network("::/0")], key=ip.get_mixed_type_key)[0])
i = ip.ip_interface("192.168.5.7/24")
print(i, repr(i), i.network, i.ip, i.with_netmask, i + 1, i == ip.IPv4Interface("192.168.5.7/24"), ip.ip_network("1.2.3.4/16", strict=False), ip.ip_network(("10.0.0.0", 8)), ip.ip_network("10.0.0.0/255.0.0.0"), ip.ip_network("10.0.0.0/0.255.255.255"), ip.ip_network("2001:db8::/126")[2], ip.ip_network(5), ip.ip_network(b"\1\2\3\4"))
for bad in ("1.2.3", "256.1.1.1", "1.2.3.04", "a.b.c.d", "1.2.3.4/5", "", ":::", "1::2::3", "12345::", "::1%", "1.2.3.4.5", ":1", "::g", "1:2:3:4:5:6:7:8:9", "1...2"):
    print(repr(bad), t(ip.ip_address, bad), "|", t(ip.IPv4Address, bad), "|", t(ip.IPv6Address, bad))
for bad in ("1.2.3.4/16", "1.2.3.0/33", "1.2.3.0/x", "1.2.3.0/255.0.255.0", "1.2.3.0/1/2", "::/129", "1.2.3.4/-1"):
    print(repr(bad), t(ip.ip_network, bad), "|", t(ip.IPv4Network, bad))
print(t(ip.IPv4Address, -1), t(ip.IPv4Address, 2**32), t(ip.IPv4Address, b"abc"), t(ip.IPv6Address, 1 << 128), t(ip.ip_interface, "x"), issubclass(ip.AddressValueError, ValueError))
count = 0
for k in range(60):
    net = ip.ip_network((k << 24 | 0x10000 * k, 20))
    count += net.num_addresses + int(net.broadcast_address) % 1009 + (ip.ip_address(k << 24) in net)
print(count)
