# The outer planets under Newton's law, advanced in small steps: floats in the fields of objects.

PI = 3.141592653589793
SOLAR_MASS = 4 * PI * PI
YEAR = 365.24


class Body:
    def __init__(self, x, y, z, vx, vy, vz, mass):
        self.x = x
        self.y = y
        self.z = z
        self.vx = vx * YEAR
        self.vy = vy * YEAR
        self.vz = vz * YEAR
        self.mass = mass * SOLAR_MASS


def system():
    bodies = [
        Body(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0),
        Body(4.84143144246472090, -1.16032004402742839, -0.103622044471123109,
             0.00166007664274403694, 0.00769901118419740425, -0.0000690460016972063023, 0.000954791938424326609),
        Body(8.34336671824457987, 4.12479856412430479, -0.403523417114321381,
             -0.00276742510726411113, 0.00499852801234917238, 0.0000230417297573763929, 0.000285885980666130812),
        Body(12.8943695621391310, -15.1111514016986312, -0.223307578892655734,
             0.00296460137564761618, 0.00237847173959480950, -0.0000296589568540237556, 0.0000436624404335156298),
        Body(15.3796971148509165, -25.9193146099879641, 0.179258772950371181,
             0.00268067772490389322, 0.00162824170038242295, -0.0000951592254519715870, 0.0000515138902046611451),
    ]
    px = py = pz = 0.0
    for b in bodies:
        px += b.vx * b.mass
        py += b.vy * b.mass
        pz += b.vz * b.mass
    sun = bodies[0]
    sun.vx = -px / SOLAR_MASS
    sun.vy = -py / SOLAR_MASS
    sun.vz = -pz / SOLAR_MASS
    return bodies


def advance(bodies, dt):
    n = len(bodies)
    for i in range(n):
        a = bodies[i]
        for j in range(i + 1, n):
            b = bodies[j]
            dx = a.x - b.x
            dy = a.y - b.y
            dz = a.z - b.z
            square = dx * dx + dy * dy + dz * dz
            pull = dt / (square * square**0.5)
            a.vx -= dx * b.mass * pull
            a.vy -= dy * b.mass * pull
            a.vz -= dz * b.mass * pull
            b.vx += dx * a.mass * pull
            b.vy += dy * a.mass * pull
            b.vz += dz * a.mass * pull
    for b in bodies:
        b.x += dt * b.vx
        b.y += dt * b.vy
        b.z += dt * b.vz


def energy(bodies):
    e = 0.0
    for i in range(len(bodies)):
        a = bodies[i]
        e += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz)
        for j in range(i + 1, len(bodies)):
            b = bodies[j]
            dx = a.x - b.x
            dy = a.y - b.y
            dz = a.z - b.z
            e -= a.mass * b.mass / (dx * dx + dy * dy + dz * dz) ** 0.5
    return e


def main():
    bodies = system()
    print("%.9f" % energy(bodies))
    for _ in range(800_000):
        advance(bodies, 0.01)
    print("%.9f" % energy(bodies))


if __name__ == "__main__":
    main()
