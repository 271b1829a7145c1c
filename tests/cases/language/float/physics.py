# Bouncing balls: objects with float fields, branches that change their mind.


class Ball:
    def __init__(self, x, y, vx, vy):
        self.x, self.y, self.vx, self.vy = x, y, vx, vy
        self.bounces = 0

    def step(self, dt):
        self.vy -= 9.81 * dt
        self.x += self.vx * dt
        self.y += self.vy * dt
        if self.y < 0.0:
            self.y = -self.y
            self.vy = -self.vy * 0.9
            self.bounces += 1
        if not 0.0 <= self.x <= 10.0:
            self.vx = -self.vx
            self.bounces += 1

    def energy(self):
        return 0.5 * (self.vx**2 + self.vy**2) + 9.81 * self.y


balls = [Ball(float(i), 1 + i, 3.5 - i, 0) for i in range(5)]
for step in range(400):
    for b in balls:
        b.step(0.01)
    if step % 100 == 0:
        print(step, round(sum([b.energy() for b in balls]), 9))
for b in balls:
    print(f"{b.x:.6f} {b.y:.6f} {b.bounces} {b.energy():+.3e}")
