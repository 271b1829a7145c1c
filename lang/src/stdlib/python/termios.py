"""How terminals are set."""

from termios import _drain, _flow, _flush, _get, _send_break, _set, _set_size, _size

B0, B50, B75, B110, B134, B150, B200, B300 = 0, 1, 2, 3, 4, 5, 6, 7
B600, B1200, B1800, B2400, B4800, B9600, B19200, B38400 = 8, 9, 10, 11, 12, 13, 14, 15
B57600, B115200, B230400, B460800, B500000, B576000, B921600, B1000000 = 4097, 4098, 4099, 4100, 4101, 4102, 4103, 4104
B1152000, B1500000, B2000000, B2500000, B3000000, B3500000, B4000000, CBAUDEX = 4105, 4106, 4107, 4108, 4109, 4110, 4111, 4096
TCSANOW, TCSADRAIN, TCSAFLUSH, TCIFLUSH, TCOFLUSH, TCIOFLUSH, TCOOFF, TCOON = 0, 1, 2, 0, 1, 2, 0, 1
TCIOFF, TCION, IGNBRK, BRKINT, IGNPAR, PARMRK, INPCK, ISTRIP = 2, 3, 1, 2, 4, 8, 16, 32
INLCR, IGNCR, ICRNL, IUCLC, IXON, IXANY, IXOFF, IMAXBEL = 64, 128, 256, 512, 1024, 2048, 4096, 8192
OPOST, OLCUC, ONLCR, OCRNL, ONOCR, ONLRET, OFILL, OFDEL = 1, 2, 4, 8, 16, 32, 64, 128
NLDLY, CRDLY, TABDLY, BSDLY, VTDLY, FFDLY, NL0, NL1 = 256, 1536, 6144, 8192, 16384, 32768, 0, 256
CR0, CR1, CR2, CR3, TAB0, TAB1, TAB2, TAB3 = 0, 512, 1024, 1536, 0, 2048, 4096, 6144
XTABS, BS0, BS1, VT0, VT1, FF0, FF1, CSIZE = 6144, 0, 8192, 0, 16384, 0, 32768, 48
CSTOPB, CREAD, PARENB, PARODD, HUPCL, CLOCAL, CIBAUD, CRTSCTS = 64, 128, 256, 512, 1024, 2048, 269418496, 2147483648
CS5, CS6, CS7, CS8, ISIG, ICANON, XCASE, ECHO = 0, 16, 32, 48, 1, 2, 4, 8
ECHOE, ECHOK, ECHONL, ECHOCTL, ECHOPRT, ECHOKE, FLUSHO, NOFLSH = 16, 32, 64, 512, 1024, 2048, 4096, 128
TOSTOP, PENDIN, IEXTEN, VINTR, VQUIT, VERASE, VKILL, VEOF = 256, 16384, 32768, 0, 1, 2, 3, 4
VTIME, VMIN, VSWTC, VSWTCH, VSTART, VSTOP, VSUSP, VEOL = 5, 6, 7, 7, 8, 9, 10, 11
VREPRINT, VDISCARD, VWERASE, VLNEXT, VEOL2, CBAUD, CDSUSP, CEOF = 12, 13, 14, 15, 16, 4111, 25, 4
CEOL, CEOT, CERASE, CFLUSH, CINTR, CKILL, CLNEXT, CQUIT = 0, 4, 127, 15, 3, 21, 22, 28
CRPRNT, CSTART, CSTOP, CSUSP, CWERASE, EXTA, EXTB, FIOASYNC = 18, 17, 19, 26, 23, 14, 15, 21586
FIOCLEX, FIONBIO, FIONCLEX, FIONREAD, IOCSIZE_MASK, IOCSIZE_SHIFT, NCC, NCCS = 21585, 21537, 21584, 21531, 1073676288, 16, 8, 32
N_MOUSE, N_PPP, N_SLIP, N_STRIP, N_TTY, TCFLSH, TCGETA, TCGETS = 2, 3, 1, 4, 0, 21515, 21509, 21505
TCSBRK, TCSBRKP, TCSETA, TCSETAF, TCSETAW, TCSETS, TCSETSF, TCSETSW = 21513, 21541, 21510, 21512, 21511, 21506, 21508, 21507
TCXONC, TIOCCONS, TIOCEXCL, TIOCGETD, TIOCGICOUNT, TIOCGLCKTRMIOS, TIOCGPGRP, TIOCGSERIAL = 21514, 21533, 21516, 21540, 21597, 21590, 21519, 21534
TIOCGSOFTCAR, TIOCGWINSZ, TIOCINQ, TIOCLINUX, TIOCMBIC, TIOCMBIS, TIOCMGET, TIOCMIWAIT = 21529, 21523, 21531, 21532, 21527, 21526, 21525, 21596
TIOCMSET, TIOCM_CAR, TIOCM_CD, TIOCM_CTS, TIOCM_DSR, TIOCM_DTR, TIOCM_LE, TIOCM_RI = 21528, 64, 64, 32, 256, 2, 1, 128
TIOCM_RNG, TIOCM_RTS, TIOCM_SR, TIOCM_ST, TIOCNOTTY, TIOCNXCL, TIOCOUTQ, TIOCPKT = 128, 4, 16, 8, 21538, 21517, 21521, 21536
TIOCPKT_DATA, TIOCPKT_DOSTOP, TIOCPKT_FLUSHREAD, TIOCPKT_FLUSHWRITE, TIOCPKT_NOSTOP, TIOCPKT_START, TIOCPKT_STOP, TIOCSCTTY = 0, 32, 1, 2, 16, 8, 4, 21518
TIOCSERCONFIG, TIOCSERGETLSR, TIOCSERGETMULTI, TIOCSERGSTRUCT, TIOCSERGWILD, TIOCSERSETMULTI, TIOCSERSWILD, TIOCSER_TEMT = 21587, 21593, 21594, 21592, 21588, 21595, 21589, 1
TIOCSETD, TIOCSLCKTRMIOS, TIOCSPGRP, TIOCSSERIAL, TIOCSSOFTCAR, TIOCSTI, TIOCSWINSZ = 21539, 21591, 21520, 21535, 21530, 21522, 21524


class error(Exception):
    """What the system says of a descriptor that is no terminal."""

    __module__ = "termios"


def _ask(function, *arguments):
    try:
        return function(*arguments)
    except OSError as failed:
        raised = error(failed.errno, failed.strerror)
    raise raised


def tcgetattr(fd, /):
    """Flags for input, output, control and the terminal, two speeds, and the special characters."""
    return _ask(_get, fd)


def tcsetattr(fd, when, attributes, /):
    """Sets what tcgetattr gives."""
    _ask(_set, fd, when, attributes)


def tcsendbreak(fd, duration, /):
    """Sends a break."""
    _ask(_send_break, fd, duration)


def tcdrain(fd, /):
    """Waits until all that was written has been sent."""
    _ask(_drain, fd)


def tcflush(fd, queue, /):
    """Throws away what waits in a queue."""
    _ask(_flush, fd, queue)


def tcflow(fd, action, /):
    """Stops or starts what comes or goes."""
    _ask(_flow, fd, action)


def tcgetwinsize(fd, /):
    """Rows and columns."""
    return _ask(_size, fd)


def tcsetwinsize(fd, winsize, /):
    """Sets rows and columns."""
    try:
        size = tuple(winsize)
    except TypeError:
        size = ()
    if len(size) != 2:
        raise TypeError("tcsetwinsize, arg 2: must be a two-item sequence")
    _ask(_set_size, fd, *size)
