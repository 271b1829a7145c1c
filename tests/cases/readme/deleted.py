# sidewinder: 
class Noisy:
    def __del__(self):
        print("gone")


noisy = Noisy()
del noisy
print("after")
