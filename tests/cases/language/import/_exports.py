__all__ = ["visible", "also"]
visible = 1
hidden = "hidden"


def also():
    return "also " + hidden
