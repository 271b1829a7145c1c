# sidewinder: No module named 'zlib'
import zlib
print(zlib.crc32(b"abc"))
