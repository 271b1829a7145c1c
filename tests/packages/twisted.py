# Deferreds, a reactor with servers and clients, lines, a web site and processes.
# pip: attrs==26.1.0 automat==25.4.16 constantly==23.10.4 hyperlink==21.0.0 idna==3.20 incremental==24.11.0 packaging==26.4 twisted==26.10.0 typing_extensions==4.16.0 zope.interface==8.7
import sys

from twisted.internet import defer, endpoints, protocol, reactor, task, threads
from twisted.internet.error import ConnectionDone
from twisted.protocols.basic import LineReceiver
from twisted.python.failure import Failure
from twisted.python.util import sibpath
from twisted.web import resource, server
from twisted.web.client import Agent, readBody

made = defer.Deferred()
made.addCallback(lambda n: n + 1).addCallback(lambda n: 1 / (n - 4)).addErrback(lambda f: (f.trap(ZeroDivisionError), f.getErrorMessage())[1]).addBoth(print)
made.callback(3)
gathered = defer.gatherResults([defer.succeed(1), defer.maybeDeferred(int, "2"), defer.succeed(3)])
gathered.addCallback(print)
defer.DeferredList([defer.fail(ValueError("x")), defer.succeed(2)], consumeErrors=True).addCallback(lambda r: print([(ok, v if ok else v.value) for ok, v in r]))
clock = task.Clock()
ticks = []
loop = task.LoopingCall(lambda: ticks.append(clock.seconds()))
loop.clock = clock
loop.start(2)
clock.pump([1] * 7)
loop.stop()
print(ticks, sibpath("/a/b", "c"))


class Chat(LineReceiver):
    delimiter = b"\n"

    def lineReceived(self, line):
        self.sendLine(line[::-1])
        if line == b"bye":
            self.transport.loseConnection()


class Client(LineReceiver):
    delimiter = b"\n"

    def __init__(self):
        self.lines, self.done = [], defer.Deferred()

    def connectionMade(self):
        for line in (b"hello", b"two words", b"bye"):
            self.sendLine(line)

    def lineReceived(self, line):
        self.lines.append(line)

    def connectionLost(self, reason):
        self.done.callback((self.lines, reason.check(ConnectionDone) is not None))


class Page(resource.Resource):
    isLeaf = True

    def render_GET(self, request):
        reactor.callLater(0, lambda: (request.write(b"later " + request.path), request.finish()))
        request.setResponseCode(203)
        return server.NOT_DONE_YET


@defer.inlineCallbacks
def main():
    port = yield endpoints.TCP4ServerEndpoint(reactor, 0, interface="127.0.0.1").listen(protocol.Factory.forProtocol(Chat))
    client = yield endpoints.connectProtocol(endpoints.TCP4ClientEndpoint(reactor, "127.0.0.1", port.getHost().port), Client())
    print((yield client.done))
    web = reactor.listenTCP(0, server.Site(Page()), interface="127.0.0.1")
    answer = yield Agent(reactor).request(b"GET", f"http://127.0.0.1:{web.getHost().port}/x".encode())
    print(answer.code, (yield readBody(answer)))
    print((yield threads.deferToThread(sum, range(100))))
    yield web.stopListening()
    yield port.stopListening()
    try:
        yield task.deferLater(reactor, 0.01, lambda: [][1])
    except IndexError as error:
        print("caught", error, isinstance(Failure(), Failure))
    with_await = yield defer.ensureDeferred(coroutine())
    return with_await


async def coroutine():
    await task.deferLater(reactor, 0)
    return "awaited"


main().addBoth(print).addBoth(lambda _: reactor.stop())
reactor.run()
sys.stdout.flush()
