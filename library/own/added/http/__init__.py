

from enum import StrEnum, _simple_enum


@_simple_enum(StrEnum)
class HTTPMethod:
    """The methods of HTTP, from RFC 9110 and RFC 5789."""

    def __new__(cls, value, description):
        made = str.__new__(cls, value)
        made._value_ = value
        made.description = description
        return made

    def __repr__(self):
        return f"<{self.__class__.__name__}.{self._name_}>"

    CONNECT = "CONNECT", "Establish a connection to the server."
    DELETE = "DELETE", "Remove the target."
    GET = "GET", "Retrieve the target."
    HEAD = "HEAD", "Same as GET, but only retrieve the status line and header section."
    OPTIONS = "OPTIONS", "Describe the communication options for the target."
    PATCH = "PATCH", "Apply partial modifications to a target."
    POST = "POST", "Perform target-specific processing with the request payload."
    PUT = "PUT", "Replace the target with the request payload."
    TRACE = "TRACE", "Perform a message loop-back test along the path to the target."


__all__.append("HTTPMethod")
