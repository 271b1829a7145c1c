# sidewinder: No module named '_ssl'
import ssl
print(ssl.PROTOCOL_TLS_CLIENT.name)
