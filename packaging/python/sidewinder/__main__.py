"""`python -m sidewinder`: the command that came with this module, whether or not it is on the PATH."""

import os
import sys
import sysconfig


def find():
    """The path of the command: beside this interpreter's scripts, or the user's."""
    schemes = (None, f"{os.name}_user")
    folders = [sysconfig.get_path("scripts", scheme) if scheme else sysconfig.get_path("scripts") for scheme in schemes]
    for folder in folders:
        command = os.path.join(folder, "sidewinder")
        if os.path.isfile(command):
            return command
    sys.exit("sidewinder: no command in " + " or ".join(folders) + "; install the wheel again")


if __name__ == "__main__":
    command = find()
    os.execv(command, [command, *sys.argv[1:]])
