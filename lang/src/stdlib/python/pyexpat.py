"""Python wrapper for Expat parser. The parser is in Rust."""

import sys as _sys
from _buffers import octets as _octets
from _kept import c_int as _c_int, new as _number_of

__doc__ = "Python wrapper for Expat parser."
EXPAT_VERSION, version_info, native_encoding = "expat_2.5.0", (2, 5, 0), "UTF-8"
features = [
    ("sizeof(XML_Char)", 1),
    ("sizeof(XML_LChar)", 1),
    ("XML_DTD", 0),
    ("XML_CONTEXT_BYTES", 1024),
    ("XML_NS", 0),
    ("XML_BLAP_MAX_AMP", 100),
    ("XML_BLAP_ACT_THRES", 8388608),
]
XML_PARAM_ENTITY_PARSING_NEVER, XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE, XML_PARAM_ENTITY_PARSING_ALWAYS = 0, 1, 2

# Names and words of errors, by number from 1 on.
_errors = (
    ("NO_MEMORY", "out of memory"),
    ("SYNTAX", "syntax error"),
    ("NO_ELEMENTS", "no element found"),
    ("INVALID_TOKEN", "not well-formed (invalid token)"),
    ("UNCLOSED_TOKEN", "unclosed token"),
    ("PARTIAL_CHAR", "partial character"),
    ("TAG_MISMATCH", "mismatched tag"),
    ("DUPLICATE_ATTRIBUTE", "duplicate attribute"),
    ("JUNK_AFTER_DOC_ELEMENT", "junk after document element"),
    ("PARAM_ENTITY_REF", "illegal parameter entity reference"),
    ("UNDEFINED_ENTITY", "undefined entity"),
    ("RECURSIVE_ENTITY_REF", "recursive entity reference"),
    ("ASYNC_ENTITY", "asynchronous entity"),
    ("BAD_CHAR_REF", "reference to invalid character number"),
    ("BINARY_ENTITY_REF", "reference to binary entity"),
    ("ATTRIBUTE_EXTERNAL_ENTITY_REF", "reference to external entity in attribute"),
    ("MISPLACED_XML_PI", "XML or text declaration not at start of entity"),
    ("UNKNOWN_ENCODING", "unknown encoding"),
    ("INCORRECT_ENCODING", "encoding specified in XML declaration is incorrect"),
    ("UNCLOSED_CDATA_SECTION", "unclosed CDATA section"),
    ("EXTERNAL_ENTITY_HANDLING", "error in processing external entity reference"),
    ("NOT_STANDALONE", "document is not standalone"),
    ("UNEXPECTED_STATE", "unexpected parser state - please send a bug report"),
    ("ENTITY_DECLARED_IN_PE", "entity declared in parameter entity"),
    ("FEATURE_REQUIRES_XML_DTD", "requested feature requires XML_DTD support in Expat"),
    ("CANT_CHANGE_FEATURE_ONCE_PARSING", "cannot change setting once parsing has begun"),
    ("UNBOUND_PREFIX", "unbound prefix"),
    ("UNDECLARING_PREFIX", "must not undeclare prefix"),
    ("INCOMPLETE_PE", "incomplete markup in parameter entity"),
    ("XML_DECL", "XML declaration not well-formed"),
    ("TEXT_DECL", "text declaration not well-formed"),
    ("PUBLICID", "illegal character(s) in public id"),
    ("SUSPENDED", "parser suspended"),
    ("NOT_SUSPENDED", "parser not suspended"),
    ("ABORTED", "parsing aborted"),
    ("FINISHED", "parsing finished"),
    ("SUSPEND_PE", "cannot suspend in external parameter entity"),
    ("RESERVED_PREFIX_XML", "reserved prefix (xml) must not be undeclared or bound to another namespace name"),
    ("RESERVED_PREFIX_XMLNS", "reserved prefix (xmlns) must not be declared or undeclared"),
    ("RESERVED_NAMESPACE_URI", "prefix must not be bound to one of the reserved namespace names"),
    ("INVALID_ARGUMENT", "invalid argument"),
    ("NO_BUFFER", "a successful prior call to function XML_GetBuffer is required"),
    ("AMPLIFICATION_LIMIT_BREACH", "limit on input amplification factor (from DTD and entities) breached"),
)


def _module(name, text):
    made = type(_sys)("pyexpat." + name, text)
    _sys.modules["pyexpat." + name] = made
    return made


errors = _module("errors", "Constants used to describe error conditions.")
errors.codes, errors.messages = {}, {}
for _at, (_name, _words) in enumerate(_errors, 1):
    setattr(errors, "XML_ERROR_" + _name, _words)
    errors.codes[_words] = _at
    errors.messages[_at] = _words
model = _module("model", "Constants used to interpret content model information.")
model.XML_CTYPE_EMPTY, model.XML_CTYPE_ANY, model.XML_CTYPE_MIXED, model.XML_CTYPE_NAME, model.XML_CTYPE_CHOICE, model.XML_CTYPE_SEQ = range(1, 7)
model.XML_CQUANT_NONE, model.XML_CQUANT_OPT, model.XML_CQUANT_REP, model.XML_CQUANT_PLUS = range(4)


class ExpatError(Exception):
    __module__ = "xml.parsers.expat"


error = ExpatError


def ErrorString(code, /):
    """Returns string error for given number."""
    return errors.messages.get(_c_int(code))


_START, _TEXT, _DEFAULT, _DEFAULT_EXPAND, _NOT_STANDALONE, _EXTERNAL, _ENCODING = 0, 3, 11, 12, 13, 14, 22
_kinds = (
    "StartElementHandler",
    "EndElementHandler",
    "ProcessingInstructionHandler",
    "CharacterDataHandler",
    "UnparsedEntityDeclHandler",
    "NotationDeclHandler",
    "StartNamespaceDeclHandler",
    "EndNamespaceDeclHandler",
    "CommentHandler",
    "StartCdataSectionHandler",
    "EndCdataSectionHandler",
    "DefaultHandler",
    "DefaultHandlerExpand",
    "NotStandaloneHandler",
    "ExternalEntityRefHandler",
    "StartDoctypeDeclHandler",
    "EndDoctypeDeclHandler",
    "EntityDeclHandler",
    "XmlDeclHandler",
    "ElementDeclHandler",
    "AttlistDeclHandler",
    "SkippedEntityHandler",
)


def _sort(value):
    return "None" if value is None else type(value).__name__


def _text_or_none(value, what):
    if value is not None and not isinstance(value, str):
        raise TypeError(f"{what} must be str or None, not {type(value).__name__}")
    return value


def ParserCreate(encoding=None, namespace_separator=None, intern=_number_of):
    """Return a new XML parser object."""
    encoding = _text_or_none(encoding, "ParserCreate() argument 'encoding'")
    separator = _text_or_none(namespace_separator, "ParserCreate() argument 'namespace_separator'")
    if separator is not None and len(separator) > 1:
        raise ValueError("namespace_separator must be at most one character, omitted, or None")
    if intern is _number_of:
        intern = {}
    elif intern is not None and not isinstance(intern, dict):
        raise TypeError("intern must be a dictionary")
    return _made(_new(encoding, separator), intern)


def _made(number, intern):
    self = object.__new__(xmlparser)
    self._number = _number_of(number)
    self._handlers = [None] * 22
    self.intern = intern
    self._size, self._buffers, self._mask = 8192, False, 0
    self._ordered = self._specified = self._prefixes = self._begun = False
    self._base = None
    return self


class xmlparser:
    """XML parser"""

    __slots__ = ("_number", "_handlers", "intern", "_size", "_buffers", "_mask", "_ordered", "_specified", "_prefixes", "_begun", "_base")
    __module__ = "pyexpat"

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create 'pyexpat.xmlparser' instances")

    def __del__(self):
        _end(self._number)

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle 'pyexpat.xmlparser' object")

    def _tell(self):
        _set(self._number, self._mask, self._size if self._buffers else 0)

    def _tell_shape(self):
        _shape(self._number, self._ordered, self._specified, self._prefixes, self._base)

    def Parse(self, data, isfinal=False, /):
        """Parse XML data."""
        if isinstance(data, str):
            data = data.encode()
            if not self._begun:
                _given(self._number, "utf-8")
        elif type(data) is not bytes:
            data = _octets(data)
        self._begun = True
        _feed(self._number, data, bool(isfinal))
        self._run()
        return 1

    def ParseFile(self, file, /):
        """Parse XML data from file-like object."""
        try:
            read = file.read
        except AttributeError:
            raise TypeError("argument must have 'read' attribute") from None
        self._begun = True
        while True:
            data = read(2048)
            if not isinstance(data, (bytes, bytearray)):
                raise TypeError(f"read() did not return a bytes object (type={type(data).__name__})")
            if len(data) > 2048:
                raise ValueError(f"read() returned too much data: 2048 bytes requested, {len(data)} returned")
            _feed(self._number, data, not data)
            self._run()
            if not data:
                return 1

    def _run(self):
        """Tells handlers of what has come in."""
        number, handlers = self._number, self._handlers
        while (event := _next(number)) is not None:
            kind = event[0]
            if kind == _START:
                handler = handlers[_START]
                if handler is not None:
                    try:
                        handler(event[1], event[2])
                    except BaseException:
                        self._stop()
                        raise
            elif kind == _ENCODING:
                self._give_table(event[1])
            else:
                handler = handlers[kind] if kind != _DEFAULT else handlers[_DEFAULT_EXPAND] or handlers[_DEFAULT]
                if handler is not None:
                    try:
                        result = handler(*event[1:])
                        if kind == _NOT_STANDALONE or kind == _EXTERNAL:
                            if not isinstance(result, int):
                                raise TypeError(f"'{type(result).__name__}' object cannot be interpreted as an integer")
                            if not result:
                                _fail(number, 22 if kind == _NOT_STANDALONE else 21)
                    except BaseException:
                        self._stop()
                        raise
        code = _code(number)
        if code:
            raise self._failed(code)

    def _stop(self):
        """After an exception no handler hears of anything."""
        self._handlers[:] = [None] * 22
        self._mask = 0
        self._tell()
        while _next(self._number) is not None:
            pass

    def _failed(self, code):
        line, column, _ = _place(self._number)
        error = ExpatError(f"{errors.messages[code]}: line {line}, column {column}")
        error.code, error.offset, error.lineno = code, column, line
        return error

    def _give_table(self, name):
        import codecs

        try:
            text = bytes(range(256)).decode(name, "replace")
        except BaseException:
            _table(self._number, None)
            raise
        if len(text) != 256:
            _table(self._number, None)
            raise ValueError("multi-byte encodings are not supported")
        _table(self._number, text)

    def SetBase(self, base, /):
        """Set the base URL for the parser."""
        if not isinstance(base, str):
            raise TypeError(f"SetBase() argument must be str, not {_sort(base)}")
        self._base = base
        self._tell_shape()

    def GetBase(self):
        """Return base URL string for the parser."""
        return self._base

    def GetInputContext(self):
        """Return the untranslated text of the input that caused the current event."""
        return _context(self._number) if self._is_under_way() else None

    def _is_under_way(self):
        return self._begun

    def ExternalEntityParserCreate(self, context, encoding=None, /):
        """Create a parser for parsing an external entity based on the information passed to the ExternalEntityRefHandler."""
        context = _text_or_none(context, "ExternalEntityParserCreate() argument 1")
        if encoding is not None and not isinstance(encoding, str):
            raise TypeError(f"ExternalEntityParserCreate() argument 2 must be str, not {type(encoding).__name__}")
        made = _made(_inner(self._number, context, encoding), self.intern)
        made._handlers[:] = self._handlers
        made._size, made._buffers, made._mask = self._size, self._buffers, self._mask
        made._ordered, made._specified, made._prefixes, made._base = self._ordered, self._specified, self._prefixes, self._base
        made._tell()
        return made

    def SetParamEntityParsing(self, flag, /):
        """Controls parsing of parameter entities (including the external DTD subset)."""
        flag = _c_int(flag)
        if self._begun:
            return 0
        _parameters(self._number, flag)
        return 1

    def UseForeignDTD(self, flag=True, /):
        """Allows the application to provide an artificial external subset if one is not specified as part of the document instance."""
        flag = bool(flag)
        if self._begun:
            error = ExpatError(errors.XML_ERROR_CANT_CHANGE_FEATURE_ONCE_PARSING + ": line 1, column 0")
            error.code, error.offset, error.lineno = 26, 0, 1
            raise error
        _foreign(self._number, flag)

    ErrorCode = property(lambda self: _code(self._number))
    ErrorLineNumber = CurrentLineNumber = property(lambda self: _place(self._number)[0])
    ErrorColumnNumber = CurrentColumnNumber = property(lambda self: _place(self._number)[1])
    ErrorByteIndex = CurrentByteIndex = property(lambda self: _place(self._number)[2] if self._begun else -1)
    buffer_used = property(lambda self: 0)

    @property
    def buffer_size(self):
        return self._size

    @buffer_size.setter
    def buffer_size(self, size):
        if not isinstance(size, int):
            raise TypeError("buffer_size must be an integer")
        if size <= 0:
            raise ValueError("buffer_size must be greater than zero")
        if size > 2**31 - 1:
            raise ValueError(f"buffer_size must not be greater than {2**31 - 1}")
        self._size = size
        self._tell()

    @property
    def buffer_text(self):
        return self._buffers

    @buffer_text.setter
    def buffer_text(self, flag):
        self._buffers = bool(flag)
        self._tell()

    @property
    def namespace_prefixes(self):
        return self._prefixes

    @namespace_prefixes.setter
    def namespace_prefixes(self, flag):
        self._prefixes = bool(flag)
        self._tell_shape()

    @property
    def ordered_attributes(self):
        return self._ordered

    @ordered_attributes.setter
    def ordered_attributes(self, flag):
        self._ordered = bool(flag)
        self._tell_shape()

    @property
    def specified_attributes(self):
        return self._specified

    @specified_attributes.setter
    def specified_attributes(self, flag):
        self._specified = bool(flag)
        self._tell_shape()


def _handler(kind):
    def get(self):
        return self._handlers[kind]

    def set(self, handler):
        self._handlers[kind] = handler
        if handler is None:
            self._mask &= ~(1 << kind)
        else:
            self._mask |= 1 << kind
        self._tell()

    def delete(self):
        raise RuntimeError("Cannot delete attribute")

    return property(get, set, delete)


for _kind, _name in enumerate(_kinds):
    setattr(xmlparser, _name, _handler(_kind))
XMLParserType = xmlparser
del _at, _name, _words, _kind
