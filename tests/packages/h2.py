# HTTP/2 without a network: two ends that exchange frames, with streams, limits of flow, resets and wrong frames.
# pip: h2==4.4.1 hpack==4.2.0 hyperframe==6.1.0
import h2.config
import h2.connection
import h2.errors
import h2.events
import h2.exceptions
import h2.settings
from hpack import Decoder, Encoder, HPACKError
from hyperframe.frame import DataFrame, Frame, SettingsFrame

client = h2.connection.H2Connection()
server = h2.connection.H2Connection(h2.config.H2Configuration(client_side=False, header_encoding="utf-8"))


def exchange():
    for _ in range(4):
        for one, other, name in ((client, server, "server"), (server, client, "client")):
            if data := one.data_to_send():
                for event in other.receive_data(data):
                    print(name, type(event).__name__, getattr(event, "stream_id", ""), getattr(event, "headers", "") or getattr(event, "data", "") and len(event.data) or "")


client.initiate_connection()
server.initiate_connection()
exchange()
request = [(":method", "POST"), (":path", "/x?y=1"), (":scheme", "https"), (":authority", "example.org"), ("content-length", "11")]
client.send_headers(1, request)
client.send_data(1, b"hello world", end_stream=True)
exchange()
server.send_headers(1, [(":status", "200"), ("x-own", "value")])
server.send_data(1, b"x" * 16000)
server.send_headers(1, [("trailer", "t")], end_stream=True)
exchange()
client.acknowledge_received_data(16000, 1)
client.update_settings({h2.settings.SettingCodes.MAX_FRAME_SIZE: 20000, h2.settings.SettingCodes.INITIAL_WINDOW_SIZE: 10})
client.ping(b"12345678")
exchange()
print(client.remote_settings.max_frame_size, server.remote_settings.initial_window_size, client.open_outbound_streams)
client.send_headers(3, request[:-1], end_stream=True)
exchange()
server.send_headers(3, [(":status", "204")])
print(server.local_flow_control_window(3))
for wrong in (lambda: server.send_data(3, b"y" * 11), lambda: client.send_headers(2, request), lambda: server.receive_data(b"\xff" * 9 + b"\0" * 70000)):
    try:
        wrong()
    except (h2.exceptions.H2Error, ValueError) as error:
        print(type(error).__name__, error)
client.reset_stream(3, h2.errors.ErrorCodes.CANCEL)
client.close_connection(h2.errors.ErrorCodes.NO_ERROR)
print(len(client.data_to_send()))
encoder, decoder = Encoder(), Decoder()
wires = [encoder.encode([(":path", "/"), ("custom", f"v{n % 3}"), ("cookie", "secret", True)]) for n in range(5)]
print([len(wire) for wire in wires], [decoder.decode(wire)[1] for wire in wires])
try:
    decoder.decode(b"\xff\xff\xff\xff\xff\x00")
except HPACKError as error:
    print(type(error).__name__, error)
frame = DataFrame(5, b"abc", flags=["END_STREAM", "PADDED"], pad_length=2)
print(frame.serialize(), Frame.parse_frame_header(memoryview(frame.serialize()[:9])), SettingsFrame(0, {3: 100}).serialize())
