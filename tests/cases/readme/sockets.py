# sidewinder: No module named '_socket'
import socket
print(socket.AF_INET.value)
