# Bytes in loops: parsing records, counting, checksums, searching from both ends.
data = b"name=alpha;size=10\nname=beta;size=255\nname=gamma;size=7\n"
total = 0
for line in data.splitlines():
    fields = dict(part.split(b"=") for part in line.split(b";"))
    total += int(fields[b"size"])
print(total, data.count(b"name"), [m for m in range(len(data)) if data.startswith(b"size", m)])
def checksum(bs):
    a, b = 1, 0
    for byte in bs:
        a = (a + byte) % 65521
        b = (b + a) % 65521
    return b << 16 | a
print([checksum(data[:k]) for k in range(0, len(data), 9)])
freq = {}
for byte in data * 5:
    freq[byte] = freq.get(byte, 0) + 1
print(sorted(freq.items(), key=lambda kv: (-kv[1], kv[0]))[:6], bytes(sorted(freq)), bytes(reversed(data[:4])))
out = bytearray()
for k, byte in enumerate(data):
    out.append(byte ^ (k & 0x1f))
back = bytes(b ^ (k & 0x1f) for k, b in enumerate(out))
print(back == data, out[:12], bytes(out[-4:]).hex())
at, found = data.find(b"="), []
while at != -1:
    found.append(at)
    at = data.find(b"=", at + 1)
print(found, data.rfind(b"=", 0, 20), data.rindex(b"beta"), data.partition(b"\n")[0], b"-".join(bytes([c]) for c in b"abc"))
