# errno, and the classes of OSError.
import errno
import os

print(errno.ENOENT, errno.EACCES, errno.errorcode[2], errno.errorcode[errno.EAGAIN], errno.EWOULDBLOCK == errno.EAGAIN, len(errno.errorcode) > 100, os.strerror(errno.EEXIST))
for number in (errno.ENOENT, errno.EACCES, errno.EPERM, errno.EEXIST, errno.EISDIR, errno.ENOTDIR, errno.EAGAIN, errno.EPIPE, errno.ECONNREFUSED, errno.ETIMEDOUT, errno.EINTR, errno.ECHILD, errno.ESRCH, errno.EINVAL):
    e = OSError(number, os.strerror(number))
    print(errno.errorcode[number], type(e).__name__, e, e.errno == number, e.strerror)
print(sum(n for n in errno.errorcode if n < 100))
