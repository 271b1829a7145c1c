"""The half in Python of `_opcode`."""


def stack_effect(opcode, oparg=None, /, *, jump=None):
    """Refuses: there is no stack."""
    raise NotImplementedError("Sidewinder's bytecode has registers and no stack, so that an instruction has no stack effect")


def get_specialization_stats():
    """None: nothing is counted."""
    return None
