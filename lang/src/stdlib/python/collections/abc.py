"""Abstract base classes of containers."""

from _collections_abc import *
from _collections_abc import __all__, _CallableGenericAlias
