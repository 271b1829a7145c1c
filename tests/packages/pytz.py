# Time zones with their history: localizing, normalizing, ambiguous and missing times, countries.
# pip: pytz==2026.6
import pickle
from datetime import datetime, timedelta

import pytz

utc = pytz.utc
for name in ("Europe/Amsterdam", "US/Eastern", "Asia/Kolkata", "Australia/Lord_Howe", "Africa/Casablanca", "Pacific/Apia"):
    zone = pytz.timezone(name)
    for when in (datetime(1935, 6, 1), datetime(1985, 1, 1), datetime(2012, 7, 1, 12)):
        local = zone.localize(when)
        print(name, local.strftime("%Y-%m-%d %H:%M %Z%z"), local.astimezone(utc).isoformat(), local.dst())
eastern = pytz.timezone("US/Eastern")
before = eastern.localize(datetime(2002, 10, 27, 0, 30))
print(before + timedelta(hours=2), eastern.normalize(before + timedelta(hours=2)), [str(eastern.localize(datetime(2002, 10, 27, 1, 30), is_dst=flag)) for flag in (True, False)])
for wrong in (lambda: eastern.localize(datetime(2002, 10, 27, 1, 30), is_dst=None), lambda: eastern.localize(datetime(2002, 4, 7, 2, 30), is_dst=None), lambda: pytz.timezone("Mars/Crater"), lambda: eastern.localize(before)):
    try:
        wrong()
    except (pytz.exceptions.Error, KeyError, ValueError) as error:
        print(type(error).__name__, error)
print(pytz.country_timezones["nz"], pytz.country_names["ch"], len(pytz.common_timezones) > 400, pytz.FixedOffset(-90), repr(eastern))
print(pickle.loads(pickle.dumps(before)) == before, pickle.loads(pickle.dumps(eastern)) is eastern, pytz.timezone("utc") is utc)
zone = pytz.timezone("Europe/London")
print(sum((zone.localize(datetime(1970, 1, 1) + timedelta(days=9 * n)).utcoffset() for n in range(1500)), timedelta()))
