"""Names looked up over a network that loses datagrams: DNS messages with compressed names are built and parsed, and a
reactor of timers runs servers of zones, a resolver that caches, follows aliases and asks again, and its clients,
whose answers come through chains of callbacks."""

import struct
from heapq import heappop, heappush

A, NS, CNAME, SOA, MX, TXT, AAAA = 1, 2, 5, 6, 15, 16, 28
TYPES = {A: "A", NS: "NS", CNAME: "CNAME", SOA: "SOA", MX: "MX", TXT: "TXT", AAAA: "AAAA"}
INTERNET = 1
OK, NO_NAME, REFUSED = 0, 3, 5


class Malformed(Exception):
    pass


class LookupFailed(Exception):
    pass


class Random:
    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 1103515245 + 12345) % 2147483648
        return (self.state >> 8) % n


class Writer:
    """A message that is built; names point back to where their ends stand already."""

    def __init__(self):
        self.out = bytearray()
        self.places = {}

    def pack(self, form, *values):
        self.out += struct.pack(form, *values)

    def name(self, name):
        while name:
            place = self.places.get(name)
            if place is not None:
                self.pack(">H", 0xC000 | place)
                return
            if len(self.out) < 0x4000:
                self.places[name] = len(self.out)
            label, _, name = name.partition(".")
            self.out.append(len(label))
            self.out += label.encode("ascii")
        self.out.append(0)


class Reader:
    def __init__(self, data):
        self.data = data
        self.at = 0

    def unpack(self, form):
        values = struct.unpack_from(form, self.data, self.at)
        self.at += struct.calcsize(form)
        return values

    def name(self):
        labels = []
        at = self.at
        jumps = 0
        while True:
            size = self.data[at]
            if size >= 0xC0:
                target = (size & 0x3F) << 8 | self.data[at + 1]
                if jumps == 0:
                    self.at = at + 2
                jumps += 1
                if target >= at or jumps > 20:
                    raise Malformed("a pointer that does not point back")
                at = target
                continue
            at += 1
            if size == 0:
                break
            labels.append(self.data[at : at + size].decode("ascii").lower())
            at += size
        if jumps == 0:
            self.at = at
        return ".".join(labels)


class Record:
    def __init__(self, name, kind, life, data):
        self.name = name
        self.kind = kind
        self.life = life
        self.data = data

    def __eq__(self, other):
        return (self.name, self.kind, self.life, self.data) == (other.name, other.kind, other.life, other.data)

    def __repr__(self):
        return f"{self.name} {self.life} {TYPES[self.kind]} {self.data}"

    def encode(self, writer):
        writer.name(self.name)
        writer.pack(">HHIH", self.kind, INTERNET, self.life, 0)
        start = len(writer.out)
        data = self.data
        if self.kind == A:
            writer.out += bytes(map(int, data.split(".")))
        elif self.kind == AAAA:
            writer.pack(">8H", *(int(group, 16) for group in data.split(":")))
        elif self.kind in (NS, CNAME):
            writer.name(data)
        elif self.kind == MX:
            writer.pack(">H", data[0])
            writer.name(data[1])
        elif self.kind == SOA:
            writer.name(data[0])
            writer.name(data[1])
            writer.pack(">5I", *data[2:])
        else:
            text = data.encode()
            writer.out.append(len(text))
            writer.out += text
        writer.out[start - 2 : start] = struct.pack(">H", len(writer.out) - start)

    @classmethod
    def decode(cls, reader):
        name = reader.name()
        kind, _, life, size = reader.unpack(">HHIH")
        end = reader.at + size
        if kind == A:
            data = ".".join(map(str, reader.unpack("4B")))
        elif kind == AAAA:
            data = ":".join(format(group, "x") for group in reader.unpack(">8H"))
        elif kind in (NS, CNAME):
            data = reader.name()
        elif kind == MX:
            data = (*reader.unpack(">H"), reader.name())
        elif kind == SOA:
            data = (reader.name(), reader.name(), *reader.unpack(">5I"))
        else:
            size = reader.data[reader.at]
            data = bytes(reader.data[reader.at + 1 : reader.at + 1 + size]).decode()
            reader.at += 1 + size
        if reader.at != end:
            raise Malformed("a record of another size")
        return cls(name, kind, life, data)


class Message:
    def __init__(self, ident, name, kind, answer=False, code=OK):
        self.ident = ident
        self.question = name, kind
        self.answer = answer
        self.code = code
        self.sections = [], [], []

    def encode(self):
        writer = Writer()
        flags = self.code | (0x8400 if self.answer else 0x0100)
        writer.pack(">6H", self.ident, flags, 1, *map(len, self.sections))
        writer.name(self.question[0])
        writer.pack(">HH", self.question[1], INTERNET)
        for section in self.sections:
            for record in section:
                record.encode(writer)
        return bytes(writer.out)

    @classmethod
    def decode(cls, data):
        reader = Reader(data)
        ident, flags, questions, *counts = reader.unpack(">6H")
        if questions != 1:
            raise Malformed("not one question")
        name = reader.name()
        kind, _ = reader.unpack(">HH")
        message = cls(ident, name, kind, bool(flags & 0x8000), flags & 15)
        for section, count in zip(message.sections, counts):
            section.extend(Record.decode(reader) for _ in range(count))
        return message


class Deferred:
    """A result to come, and what is to be done with it: pairs of callbacks, the second for failures."""

    def __init__(self):
        self.callbacks = []
        self.called = False
        self.paused = False
        self.result = None

    def add(self, callback, errback=None):
        self.callbacks.append((callback, errback))
        if self.called and not self.paused:
            self.run()
        return self

    def fire(self, result):
        assert not self.called
        self.called = True
        self.result = result
        self.run()

    def run(self):
        while self.callbacks:
            callback, errback = self.callbacks.pop(0)
            chosen = errback if isinstance(self.result, Exception) else callback
            if chosen is None:
                continue
            try:
                self.result = chosen(self.result)
            except (LookupFailed, Malformed) as error:
                self.result = error
            if isinstance(self.result, Deferred):
                self.paused = True
                self.result.add(self.resume, self.resume)
                return

    def resume(self, result):
        self.paused = False
        self.result = result
        self.run()


class Timer:
    def __init__(self, function, arguments):
        self.function = function
        self.arguments = arguments
        self.active = True

    def cancel(self):
        self.active = False


class Reactor:
    """Time in milliseconds, and what is to happen when."""

    def __init__(self):
        self.now = 0
        self.queue = []
        self.count = 0

    def later(self, delay, function, *arguments):
        timer = Timer(function, arguments)
        self.count += 1
        heappush(self.queue, (self.now + delay, self.count, timer))
        return timer

    def run(self):
        while self.queue:
            self.now, _, timer = heappop(self.queue)
            if timer.active:
                timer.function(*timer.arguments)


class Network:
    def __init__(self, reactor, random):
        self.reactor = reactor
        self.random = random
        self.hosts = {}
        self.lost = self.octets = 0

    def send(self, sender, address, data):
        self.octets += len(data)
        if self.random.below(25) == 0:
            self.lost += 1
        elif address in self.hosts:
            self.reactor.later(5 + self.random.below(40), self.hosts[address].received, sender, data)


class Server:
    """Answers for the names of one zone."""

    def __init__(self, network, address, zone, records):
        self.network = network
        self.address = address
        self.zone = zone
        self.records = {}
        for record in records:
            self.records.setdefault(record.name, []).append(record)
        network.hosts[address] = self

    def received(self, sender, data):
        query = Message.decode(data)
        name, kind = query.question
        reply = Message(query.ident, name, kind, answer=True)
        answers, authorities, extra = reply.sections
        if name != self.zone and not name.endswith("." + self.zone):
            reply.code = REFUSED
        elif name not in self.records:
            reply.code = NO_NAME
            authorities += self.find(self.zone, SOA)
        else:
            answers += self.find(name, kind) or self.find(name, CNAME)
            authorities += self.find(self.zone, NS if answers else SOA)
            for record in answers:
                if record.kind == MX:
                    extra += self.find(record.data[1], A)
        self.network.send(self.address, sender, reply.encode())

    def find(self, name, kind):
        return [record for record in self.records.get(name, ()) if record.kind == kind]


class Resolver:
    """Asks the servers of zones, thrice at most, and keeps what it hears for as long as it lives."""

    def __init__(self, network, address, zones):
        self.network = network
        self.reactor = network.reactor
        self.address = address
        self.zones = zones
        self.cache = {}
        self.waiting = {}
        self.ident = 0
        self.hits = self.asked = self.retries = self.late = 0
        network.hosts[address] = self

    def lookup(self, name, kind, depth=0):
        """The records of a name, through aliases, as a deferred."""
        deferred = self.cached(name, kind) or self.ask(name, kind)
        return deferred.add(lambda records: self.follow(records, kind, depth))

    def follow(self, records, kind, depth):
        if records and records[-1].kind == CNAME and kind != CNAME:
            if depth == 8:
                raise LookupFailed(records[0].name + ": aliases without end")
            rest = self.lookup(records[-1].data, kind, depth + 1)
            return rest.add(lambda found: records + found)
        return records

    def cached(self, name, kind):
        for key in ((name, kind), (name, CNAME)):
            entry = self.cache.get(key)
            if entry is not None:
                if entry[0] > self.reactor.now:
                    self.hits += 1
                    deferred = Deferred()
                    deferred.fire(entry[1])
                    return deferred
                del self.cache[key]
        return None

    def ask(self, name, kind):
        deferred = Deferred()
        zone = ".".join(name.split(".")[-2:])
        if zone not in self.zones:
            deferred.fire(LookupFailed(name + ": no server"))
            return deferred
        self.ident = (self.ident + 1) & 0xFFFF
        self.asked += 1
        query = Message(self.ident, name, kind)
        self.transmit(query.ident, query.encode(), self.zones[zone], deferred, 1)
        return deferred

    def transmit(self, ident, data, server, deferred, attempt):
        timer = self.reactor.later(100 << attempt, self.timed_out, ident, data, server, deferred, attempt)
        self.waiting[ident] = deferred, timer
        self.network.send(self.address, server, data)

    def timed_out(self, ident, data, server, deferred, attempt):
        del self.waiting[ident]
        if attempt == 3:
            deferred.fire(LookupFailed(f"{server}: no answer"))
        else:
            self.retries += 1
            self.transmit(ident, data, server, deferred, attempt + 1)

    def received(self, sender, data):
        reply = Message.decode(data)
        if reply.ident not in self.waiting:
            self.late += 1
            return
        deferred, timer = self.waiting.pop(reply.ident)
        timer.cancel()
        name, kind = reply.question
        answers, authorities, extra = reply.sections
        if reply.code != OK:
            failure = LookupFailed(f"{name}: code {reply.code}")
            self.keep(name, kind, failure, authorities[0].data[-1] if authorities else 0)
            deferred.fire(failure)
            return
        for record in extra:
            self.keep(record.name, record.kind, [record], record.life)
        if answers:
            self.keep(name, answers[0].kind, answers, min(record.life for record in answers))
        deferred.fire(answers)

    def keep(self, name, kind, result, life):
        self.cache[name, kind] = self.reactor.now + 1000 * life, result


class Client:
    """Looks names up one after another: after mail servers, where they are."""

    def __init__(self, resolver, random, questions):
        self.resolver = resolver
        self.random = random
        self.questions = questions
        self.found = {}
        self.failures = {}

    def start(self):
        if self.questions:
            name, kind = self.questions.pop()
            deferred = self.resolver.lookup(name, kind)
            if kind == MX:
                deferred.add(self.exchange)
            deferred.add(self.count, self.failed).add(self.pause)

    def exchange(self, records):
        if not records:
            raise LookupFailed("mail: none")
        return self.resolver.lookup(min(record.data for record in records)[1], A)

    def count(self, records):
        for record in records:
            kind = TYPES[record.kind]
            self.found[kind] = self.found.get(kind, 0) + 1

    def failed(self, error):
        reason = str(error).split(": ")[-1]
        self.failures[reason] = self.failures.get(reason, 0) + 1

    def pause(self, _):
        self.resolver.reactor.later(self.random.below(5000), self.start)


def zone_records(zone, number):
    yield Record(zone, SOA, 3600, ("ns." + zone, "host." + zone, 2026112100 + number, 7200, 900, 86400, 5))
    yield Record(zone, NS, 3600, "ns." + zone)
    yield Record(zone, MX, 60, (10, "mail." + zone))
    yield Record(zone, MX, 60, (20, "mail2." + zone))
    yield Record(zone, TXT, 30, f"v=spf1 ip4:10.{number}.0.0/16 -all")
    for i, host in enumerate(("ns", "mail", "mail2", "www1", "www2", "db", "ftp")):
        yield Record(f"{host}.{zone}", A, 2 + 3 * i, f"10.{number}.0.{i + 1}")
        yield Record(f"{host}.{zone}", AAAA, 20, f"2001:db8:{number:x}:0:0:0:0:{i + 1:x}")
    yield Record("www." + zone, CNAME, 4, "www1." + zone)
    yield Record("web." + zone, CNAME, 9, "www." + zone)
    yield Record("loop." + zone, CNAME, 9, "loop." + zone)


def main():
    random = Random(1987)
    reactor = Reactor()
    network = Network(reactor, random)
    zones = {}
    for number in range(12):
        zone = f"zone{number}.example"
        records = list(zone_records(zone, number))
        zones[zone] = f"192.0.2.{number}"
        Server(network, zones[zone], zone, records)
        message = Message(number, zone, TXT, answer=True)
        message.sections[0].extend(records)
        assert Message.decode(message.encode()).sections == message.sections
    print(len(message.encode()), message.encode()[-30:].hex(), records[-3])
    resolver = Resolver(network, "198.51.100.1", zones)
    hosts = ["ns.", "www.", "www1.", "www2.", "web.", "db.", "ftp.", "none.", "loop.", "", ""]
    clients = []
    for _ in range(40):
        questions = []
        for _ in range(100):
            host = hosts[random.below(len(hosts))]
            kind = (A, AAAA, A)[random.below(3)] if host else (MX, TXT, SOA, NS)[random.below(4)]
            questions.append((f"{host}zone{random.below(13)}.example", kind))
        clients.append(Client(resolver, random, questions))
        reactor.later(random.below(500), clients[-1].start)
    reactor.run()
    found, failures = {}, {}
    for client in clients:
        for totals, part in ((found, client.found), (failures, client.failures)):
            for key, count in part.items():
                totals[key] = totals.get(key, 0) + count
    print(sorted(found.items()), sorted(failures.items()))
    print(resolver.asked, resolver.hits, resolver.retries, resolver.late, len(resolver.cache), len(resolver.waiting))
    print(reactor.now, reactor.count, network.octets, network.lost, random.state)


if __name__ == "__main__":
    main()
