"""Fast implementation of the datetime type."""

from _datetime_fields import MAXYEAR, MINYEAR
from _datetime_span import timedelta
from _datetime_zone import timezone, tzinfo, utc as UTC
from _datetime_day import date
from _datetime_clock import time
from _datetime_moment import datetime
