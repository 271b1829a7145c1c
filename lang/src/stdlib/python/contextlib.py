"""What goes with `with`."""

import sys
from abc import ABC, abstractmethod
from functools import wraps
from _collections_abc import GenericAlias

__all__ = [
    "asynccontextmanager", "contextmanager", "closing", "nullcontext", "AbstractContextManager", "AbstractAsyncContextManager", "AsyncExitStack",
    "ContextDecorator", "ExitStack", "redirect_stdout", "redirect_stderr", "suppress", "aclosing", "AsyncContextDecorator", "chdir",
]


def _has(subclass, *names):
    for name in names:
        for base in subclass.__mro__:
            if name in base.__dict__:
                if base.__dict__[name] is None:
                    return NotImplemented
                break
        else:
            return NotImplemented
    return True


class AbstractContextManager(ABC):
    """What `with` takes."""

    __class_getitem__ = classmethod(GenericAlias)

    def __enter__(self):
        return self

    @abstractmethod
    def __exit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, C):
        return _has(C, "__enter__", "__exit__") if cls is AbstractContextManager else NotImplemented


class AbstractAsyncContextManager(ABC):
    """What `async with` takes."""

    __class_getitem__ = classmethod(GenericAlias)

    async def __aenter__(self):
        return self

    @abstractmethod
    async def __aexit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, C):
        return _has(C, "__aenter__", "__aexit__") if cls is AbstractAsyncContextManager else NotImplemented


class ContextDecorator:
    """A context manager that is a decorator as well."""

    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @wraps(func)
        def inner(*args, **kwds):
            with self._recreate_cm():
                return func(*args, **kwds)

        return inner


class AsyncContextDecorator:
    """An asynchronous context manager that is a decorator as well."""

    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @wraps(func)
        async def inner(*args, **kwds):
            async with self._recreate_cm():
                return await func(*args, **kwds)

        return inner


class _Generated:
    def __init__(self, func, args, kwds):
        self.gen = func(*args, **kwds)
        self.func, self.args, self.kwds = func, args, kwds
        doc = getattr(func, "__doc__", None)
        self.__doc__ = type(self).__doc__ if doc is None else doc

    def _recreate_cm(self):
        return self.__class__(self.func, self.args, self.kwds)


class _GeneratorContextManager(_Generated, AbstractContextManager, ContextDecorator):
    """A context manager made of a generator."""

    def __enter__(self):
        del self.args, self.kwds, self.func
        try:
            return next(self.gen)
        except StopIteration:
            raise RuntimeError("generator didn't yield") from None

    def __exit__(self, typ, value, traceback):
        if typ is None:
            try:
                next(self.gen)
            except StopIteration:
                return False
            raise RuntimeError("generator didn't stop")
        if value is None:
            value = typ()
        try:
            self.gen.throw(typ, value, traceback)
        except StopIteration as error:
            # The generator has dealt with it, unless it is what was thrown.
            return error is not value
        except RuntimeError as error:
            if error is value:
                error.__traceback__ = traceback
                return False
            # A StopIteration that the body raised became a RuntimeError in the generator.
            if isinstance(value, StopIteration) and error.__cause__ is value:
                value.__traceback__ = traceback
                return False
            raise
        except BaseException as error:
            if error is not value:
                raise
            error.__traceback__ = traceback
            return False
        raise RuntimeError("generator didn't stop after throw()")


class _AsyncGeneratorContextManager(_Generated, AbstractAsyncContextManager, AsyncContextDecorator):
    """An asynchronous context manager made of a generator."""

    async def __aenter__(self):
        del self.args, self.kwds, self.func
        try:
            return await anext(self.gen)
        except StopAsyncIteration:
            raise RuntimeError("generator didn't yield") from None

    async def __aexit__(self, typ, value, traceback):
        if typ is None:
            try:
                await anext(self.gen)
            except StopAsyncIteration:
                return False
            raise RuntimeError("generator didn't stop")
        if value is None:
            value = typ()
        try:
            await self.gen.athrow(typ, value, traceback)
        except StopAsyncIteration as error:
            return error is not value
        except RuntimeError as error:
            if error is value:
                error.__traceback__ = traceback
                return False
            if isinstance(value, (StopIteration, StopAsyncIteration)) and error.__cause__ is value:
                value.__traceback__ = traceback
                return False
            raise
        except BaseException as error:
            if error is not value:
                raise
            error.__traceback__ = traceback
            return False
        raise RuntimeError("generator didn't stop after athrow()")


def contextmanager(func):
    """A function whose generator is a context manager: what comes before its `yield`, and what comes after."""

    @wraps(func)
    def helper(*args, **kwds):
        return _GeneratorContextManager(func, args, kwds)

    return helper


def asynccontextmanager(func):
    """A function whose asynchronous generator is a context manager."""

    @wraps(func)
    def helper(*args, **kwds):
        return _AsyncGeneratorContextManager(func, args, kwds)

    return helper


class closing(AbstractContextManager):
    """Closes something at the end."""

    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *exc_info):
        self.thing.close()


class aclosing(AbstractAsyncContextManager):
    """Closes something asynchronous at the end."""

    def __init__(self, thing):
        self.thing = thing

    async def __aenter__(self):
        return self.thing

    async def __aexit__(self, *exc_info):
        await self.thing.aclose()


class _RedirectStream(AbstractContextManager):
    _stream = None

    def __init__(self, new_target):
        self._new_target = new_target
        self._old_targets = []

    def __enter__(self):
        self._old_targets.append(getattr(sys, self._stream))
        setattr(sys, self._stream, self._new_target)
        return self._new_target

    def __exit__(self, exctype, excinst, exctb):
        setattr(sys, self._stream, self._old_targets.pop())


class redirect_stdout(_RedirectStream):
    """Standard output goes elsewhere."""

    _stream = "stdout"


class redirect_stderr(_RedirectStream):
    """Standard error goes elsewhere."""

    _stream = "stderr"


class suppress(AbstractContextManager):
    """Some exceptions do not matter."""

    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        pass

    def __exit__(self, exctype, excinst, exctb):
        return exctype is not None and issubclass(exctype, self._exceptions)


def _bound(manager, enter, leave):
    """How a manager is entered and left, as methods of its class."""
    cls = type(manager)
    try:
        entering = getattr(cls, enter)
        leaving = getattr(cls, leave)
    except AttributeError:
        kind = "asynchronous " if enter == "__aenter__" else ""
        raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the {kind}context manager protocol") from None
    return entering, leaving


def _link_context(new, old, base):
    """The context of an exception that a callback has raised: what was under way."""
    while True:
        context = new.__context__
        if context is None or context is old:
            return
        if context is base:
            break
        new = context
    new.__context__ = old


class _Stack:
    def __init__(self):
        from collections import deque

        self._exit_callbacks = deque()

    def pop_all(self):
        """A new stack with everything that is to be done; this one is empty then."""
        new = type(self)()
        new._exit_callbacks, self._exit_callbacks = self._exit_callbacks, new._exit_callbacks
        return new

    def push(self, exit):
        """Has something called as `__exit__` is."""
        cls = type(exit)
        if hasattr(cls, "__exit__"):
            method = cls.__exit__
            self._push(True, lambda *details: method(exit, *details))
        else:
            self._push(True, exit)
        return exit

    def enter_context(self, cm):
        """Enters a context manager."""
        enter, leave = _bound(cm, "__enter__", "__exit__")
        result = enter(cm)
        self._push(True, lambda *details: leave(cm, *details))
        return result

    def callback(self, callback, /, *args, **kwds):
        """Has something called at the end."""

        def wrapper(exc_type, exc, tb):
            callback(*args, **kwds)

        wrapper.__wrapped__ = callback
        self._push(True, wrapper)
        return callback

    def _push(self, is_sync, callback):
        self._exit_callbacks.append((is_sync, callback))


class ExitStack(_Stack, AbstractContextManager):
    """Any number of context managers."""

    def __exit__(self, *exc_details):
        received = exc_details[0] is not None
        base = sys.exc_info()[1]
        suppressed = False
        pending = False
        while self._exit_callbacks:
            _, callback = self._exit_callbacks.pop()
            try:
                if callback(*exc_details):
                    suppressed = True
                    pending = False
                    exc_details = (None, None, None)
            except BaseException as error:
                _link_context(error, exc_details[1], base)
                pending = True
                exc_details = (type(error), error, error.__traceback__)
        if pending:
            error = exc_details[1]
            context = error.__context__
            try:
                raise error
            except BaseException:
                error.__context__ = context
                raise
        return received and suppressed

    def close(self):
        """Does everything now."""
        self.__exit__(None, None, None)


class AsyncExitStack(_Stack, AbstractAsyncContextManager):
    """Any number of asynchronous context managers."""

    async def enter_async_context(self, cm):
        """Enters an asynchronous context manager."""
        enter, leave = _bound(cm, "__aenter__", "__aexit__")
        result = await enter(cm)
        self._push(False, lambda *details: leave(cm, *details))
        return result

    def push_async_exit(self, exit):
        """Has something called as `__aexit__` is."""
        cls = type(exit)
        if hasattr(cls, "__aexit__"):
            method = cls.__aexit__
            self._push(False, lambda *details: method(exit, *details))
        else:
            self._push(False, exit)
        return exit

    def push_async_callback(self, callback, /, *args, **kwds):
        """Has something asynchronous called at the end."""

        async def wrapper(exc_type, exc, tb):
            await callback(*args, **kwds)

        wrapper.__wrapped__ = callback
        self._push(False, wrapper)
        return callback

    async def aclose(self):
        """Does everything now."""
        await self.__aexit__(None, None, None)

    async def __aexit__(self, *exc_details):
        received = exc_details[0] is not None
        base = sys.exc_info()[1]
        suppressed = False
        pending = False
        while self._exit_callbacks:
            is_sync, callback = self._exit_callbacks.pop()
            try:
                answer = callback(*exc_details)
                if not is_sync:
                    answer = await answer
                if answer:
                    suppressed = True
                    pending = False
                    exc_details = (None, None, None)
            except BaseException as error:
                _link_context(error, exc_details[1], base)
                pending = True
                exc_details = (type(error), error, error.__traceback__)
        if pending:
            error = exc_details[1]
            context = error.__context__
            try:
                raise error
            except BaseException:
                error.__context__ = context
                raise
        return received and suppressed


class nullcontext(AbstractContextManager, AbstractAsyncContextManager):
    """Does nothing."""

    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        pass

    async def __aenter__(self):
        return self.enter_result

    async def __aexit__(self, *excinfo):
        pass


class chdir(AbstractContextManager):
    """Another folder is the current one."""

    def __init__(self, path):
        self.path = path
        self._old_cwd = []

    def __enter__(self):
        import os

        self._old_cwd.append(os.getcwd())
        os.chdir(self.path)

    def __exit__(self, *excinfo):
        import os

        os.chdir(self._old_cwd.pop())
