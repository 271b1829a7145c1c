# An operating system's kernel in small: tasks of four kinds pass packets through queues until no work is left.

IDLE, WORKER, HANDLER_A, HANDLER_B, DEVICE_A, DEVICE_B = range(6)
DEVICE_PACKET, WORK_PACKET = range(2)
BUFFER = 4


class Packet:
    def __init__(self, link, ident, kind):
        self.link = link
        self.ident = ident
        self.kind = kind
        self.datum = 0
        self.data = [0] * BUFFER

    def append_to(self, queue):
        self.link = None
        if queue is None:
            return self
        last = queue
        while last.link is not None:
            last = last.link
        last.link = self
        return queue


class Task:
    def __init__(self, kernel, ident, priority, queue):
        self.kernel = kernel
        self.link = kernel.tasks
        self.ident = ident
        self.priority = priority
        self.queue = queue
        self.pending = queue is not None
        self.waiting = False
        self.held = False
        kernel.tasks = self
        kernel.table[ident] = self

    def is_held_or_waiting(self):
        return self.held or (not self.pending and self.waiting)

    def add(self, packet, old):
        if self.queue is None:
            self.queue = packet
            self.pending = True
            if self.priority > old.priority:
                return self
        else:
            packet.append_to(self.queue)
        return old

    def resume(self):
        packet = None
        if self.waiting and self.pending:
            packet = self.queue
            self.queue = packet.link
            self.waiting = False
            self.pending = self.queue is not None
        return self.run(packet)

    def wait(self):
        self.waiting = True
        return self

    def hold(self):
        self.kernel.holds += 1
        self.held = True
        return self.link

    def release(self, ident):
        task = self.kernel.find(ident)
        task.held = False
        return task if task.priority > self.priority else self

    def send(self, packet):
        kernel = self.kernel
        task = kernel.find(packet.ident)
        kernel.sends += 1
        packet.link = None
        packet.ident = self.ident
        return task.add(packet, self)


class IdleTask(Task):
    def __init__(self, kernel, count):
        super().__init__(kernel, IDLE, 0, None)
        self.control = 1
        self.count = count

    def run(self, packet):
        self.count -= 1
        if self.count == 0:
            return self.hold()
        if self.control & 1 == 0:
            self.control //= 2
            return self.release(DEVICE_A)
        self.control = self.control // 2 ^ 0xD008
        return self.release(DEVICE_B)


class WorkerTask(Task):
    def __init__(self, kernel, queue):
        super().__init__(kernel, WORKER, 1000, queue)
        self.destination = HANDLER_A
        self.letter = 0

    def run(self, packet):
        if packet is None:
            return self.wait()
        self.destination = HANDLER_B if self.destination == HANDLER_A else HANDLER_A
        packet.ident = self.destination
        packet.datum = 0
        for i in range(BUFFER):
            self.letter += 1
            if self.letter > 26:
                self.letter = 1
            packet.data[i] = 64 + self.letter
        return self.send(packet)


class HandlerTask(Task):
    def __init__(self, kernel, ident, priority, queue):
        super().__init__(kernel, ident, priority, queue)
        self.work = None
        self.device = None

    def run(self, packet):
        if packet is not None:
            if packet.kind == WORK_PACKET:
                self.work = packet.append_to(self.work)
            else:
                self.device = packet.append_to(self.device)
        work = self.work
        if work is not None:
            count = work.datum
            if count >= BUFFER:
                self.work = work.link
                return self.send(work)
            device = self.device
            if device is not None:
                self.device = device.link
                device.datum = work.data[count]
                work.datum = count + 1
                return self.send(device)
        return self.wait()


class DeviceTask(Task):
    def __init__(self, kernel, ident, priority):
        super().__init__(kernel, ident, priority, None)
        self.waiting = True
        self.stored = None

    def run(self, packet):
        if packet is None:
            stored = self.stored
            if stored is None:
                return self.wait()
            self.stored = None
            return self.send(stored)
        self.stored = packet
        return self.hold()


class Kernel:
    def __init__(self):
        self.tasks = None
        self.table = [None] * 6
        self.sends = 0
        self.holds = 0

    def find(self, ident):
        task = self.table[ident]
        if task is None:
            raise ValueError("no task " + str(ident))
        return task

    def schedule(self):
        task = self.tasks
        while task is not None:
            if task.is_held_or_waiting():
                task = task.link
            else:
                task = task.resume()


def packets(ident, kind, count):
    queue = None
    for _ in range(count):
        queue = Packet(queue, ident, kind)
    return queue


def simulate(count):
    kernel = Kernel()
    IdleTask(kernel, count)
    WorkerTask(kernel, packets(0, WORK_PACKET, 2)).waiting = True
    HandlerTask(kernel, HANDLER_A, 2000, packets(DEVICE_A, DEVICE_PACKET, 3)).waiting = True
    HandlerTask(kernel, HANDLER_B, 3000, packets(DEVICE_B, DEVICE_PACKET, 3)).waiting = True
    DeviceTask(kernel, DEVICE_A, 4000)
    DeviceTask(kernel, DEVICE_B, 5000)
    kernel.schedule()
    return kernel.sends, kernel.holds


def main():
    for _ in range(100):
        sends, holds = simulate(10000)
    print(sends, holds)


if __name__ == "__main__":
    main()
