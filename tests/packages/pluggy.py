# Hooks with specifications, order, wrappers, first results, history, and what is refused.
# pip: pluggy==1.7.0
import pluggy

spec, impl = pluggy.HookspecMarker("app"), pluggy.HookimplMarker("app")


class Spec:
    @spec
    def collect(self, path, seen):
        """All of them."""

    @spec(firstresult=True)
    def choose(self, n): ...

    @spec(historic=True)
    def started(self, when): ...


class One:
    @impl
    def collect(self, path):
        return f"one {path}"

    @impl(trylast=True)
    def choose(self, n):
        return n * 10


class Two:
    @impl(tryfirst=True)
    def collect(self, seen):
        seen.append("two")
        return "two"

    @impl
    def choose(self, n):
        return n if n > 5 else None


class Around:
    @impl(hookwrapper=True)
    def collect(self, path):
        outcome = yield
        outcome.force_result([text.upper() for text in outcome.get_result()])

    @impl(wrapper=True)
    def choose(self, n):
        try:
            return (yield)
        except ZeroDivisionError:
            return "mended"


manager = pluggy.PluginManager("app")
manager.add_hookspecs(Spec)
print(manager.register(One(), name="one"), manager.register(Two()) is not None, manager.register(Around(), "around"))
seen = []
print(manager.hook.collect(path="p", seen=seen), seen, manager.hook.choose(n=3), manager.hook.choose(n=7))


class Broken:
    @impl(tryfirst=True)
    def choose(self, n):
        return n / 0


broken = Broken()
manager.register(broken)
print(manager.hook.choose(n=1), manager.unregister(broken) is broken, manager.hook.choose(n=1))
told = []
manager.hook.started.call_historic(told.append, {"when": "early"})


class Late:
    @impl
    def started(self, when):
        return f"late hears {when}"


manager.register(Late())
print(told, manager.has_plugin("one"), sorted(name for name, _ in manager.list_name_plugin())[-2:], [h.plugin_name for h in manager.hook.collect.get_hookimpls()][0])
print(manager.subset_hook_caller("collect", [manager.get_plugin("one")])(path="q", seen=[]), manager.hook.collect.call_extra([lambda path: "extra"], {"path": "x", "seen": []}))
bad = type("Bad", (), {"collect": impl(lambda self, other: None)})
for wrong in (lambda: manager.register(bad(), "bad"), lambda: manager.register(manager.get_plugin("one")), lambda: manager.hook.collect("p"), lambda: manager.hook.nothing()):
    try:
        wrong()
    except (pluggy.PluginValidationError, ValueError, TypeError, AttributeError) as error:
        print(type(error).__name__, str(error).split(" at 0x")[0].split("<")[0].split("name:")[0])
manager.set_blocked("never")
print(manager.register(object(), "never"), manager.is_blocked("never"))
