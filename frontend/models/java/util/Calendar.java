package java.util;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import scoville.DateTexts;
import scoville.Dated;
import scoville.OpenText;
import scoville.Rt;

/**
 * A moment as fields that can be set, which is not synchronised. What is set counts when somebody asks for anything: until then it is
 * pending beside the fields of the moment that there was. What the clock shows is not known: of such a moment, only how far it is from
 * others.
 */
public abstract class Calendar implements java.io.Serializable, Cloneable, Comparable<Calendar>, Dated {
    public static final int ERA = 0;
    public static final int YEAR = 1;
    public static final int MONTH = 2;
    public static final int WEEK_OF_YEAR = 3;
    public static final int WEEK_OF_MONTH = 4;
    public static final int DATE = 5;
    public static final int DAY_OF_MONTH = 5;
    public static final int DAY_OF_YEAR = 6;
    public static final int DAY_OF_WEEK = 7;
    public static final int DAY_OF_WEEK_IN_MONTH = 8;
    public static final int AM_PM = 9;
    public static final int HOUR = 10;
    public static final int HOUR_OF_DAY = 11;
    public static final int MINUTE = 12;
    public static final int SECOND = 13;
    public static final int MILLISECOND = 14;
    public static final int ZONE_OFFSET = 15;
    public static final int DST_OFFSET = 16;
    public static final int FIELD_COUNT = 17;
    public static final int SUNDAY = 1;
    public static final int MONDAY = 2;
    public static final int TUESDAY = 3;
    public static final int WEDNESDAY = 4;
    public static final int THURSDAY = 5;
    public static final int FRIDAY = 6;
    public static final int SATURDAY = 7;
    public static final int JANUARY = 0;
    public static final int FEBRUARY = 1;
    public static final int MARCH = 2;
    public static final int APRIL = 3;
    public static final int MAY = 4;
    public static final int JUNE = 5;
    public static final int JULY = 6;
    public static final int AUGUST = 7;
    public static final int SEPTEMBER = 8;
    public static final int OCTOBER = 9;
    public static final int NOVEMBER = 10;
    public static final int DECEMBER = 11;
    public static final int UNDECIMBER = 12;
    public static final int AM = 0;
    public static final int PM = 1;
    public static final int ALL_STYLES = 0;
    public static final int SHORT = 1;
    public static final int LONG = 2;

    static final long DAY = 86_400_000L;
    private static final long[] UNITS = {0, 0, 0, 7 * DAY, 7 * DAY, DAY, DAY, DAY, 7 * DAY, DAY / 2, 3_600_000, 3_600_000, 60_000, 1000, 1};

    // The moment, if nothing is pending, and what stands for the reading of the clock that it comes from, if it does.
    private long time;
    private Object reading;
    /** What has been set since the moment was known; null: nothing. */
    private PendingFields pending;
    private boolean lenient = true;
    private TimeZone zone;
    private int firstDay = SUNDAY;
    private int leastDays = 1;

    Calendar(TimeZone zone) {
        if (zone == null) {
            throw new NullPointerException();
        }
        this.zone = zone;
        time = System.currentTimeMillis();
        reading = new Object();
    }

    Calendar(long time, Object reading, TimeZone zone) {
        this.zone = zone;
        this.time = time;
        this.reading = reading;
    }

    public static Calendar getInstance() {
        return new GregorianCalendar();
    }

    public static Calendar getInstance(TimeZone zone) {
        return new GregorianCalendar(zone);
    }

    public static Calendar getInstance(Locale locale) {
        return new GregorianCalendar(locale);
    }

    public static Calendar getInstance(TimeZone zone, Locale locale) {
        return new GregorianCalendar(zone, locale);
    }

    // --- the moment ---

    public final Date getTime() {
        settle();
        return Date.scovilleOf(time, reading);
    }

    public final void setTime(Date date) {
        moment(date.getTime(), date.scovilleReading());
    }

    public long getTimeInMillis() {
        settle();
        return time;
    }

    public void setTimeInMillis(long millis) {
        moment(millis, Date.scovilleReading(millis));
    }

    /** Nothing is written if it is that already. */
    private void moment(long millis, Object reading) {
        if (pending == null && time == millis && this.reading == reading) {
            return;
        }
        time = millis;
        this.reading = reading;
        pending = null;
    }

    public final Instant toInstant() {
        return Instant.ofEpochMilli(getTimeInMillis());
    }

    /** Whether its fields are known. */
    boolean isKnown() {
        return reading == null && !Rt.isUnknown(String.valueOf(time));
    }

    /** For formats: the same moment, if it is known. */
    public Calendar scovilleNow() {
        settle();
        Calendar same = new GregorianCalendar(time, reading, zone);
        return same.isKnown() ? same : null;
    }

    /** Makes a moment of what is pending. */
    private void settle() {
        PendingFields set = pending;
        if (set != null) {
            time = set.moment(this);
            reading = null;
            pending = null;
        }
    }

    private void known() {
        if (!isKnown()) {
            Rt.unsupported("what date or time of day the clock shows");
        }
    }

    // --- fields ---

    public int get(int field) {
        settle();
        known();
        return field(field);
    }

    /** Of the moment that there is. */
    int field(int field) {
        int offset = zone.getOffset(time);
        long local = time + offset;
        long day = Math.floorDiv(local, DAY);
        int inDay = (int) Math.floorMod(local, DAY);
        switch (field) {
            case AM_PM:
                return inDay / 43_200_000;
            case HOUR:
                return inDay / 3_600_000 % 12;
            case HOUR_OF_DAY:
                return inDay / 3_600_000;
            case MINUTE:
                return inDay / 60_000 % 60;
            case SECOND:
                return inDay / 1000 % 60;
            case MILLISECOND:
                return inDay % 1000;
            case ZONE_OFFSET:
                return offset;
            case DST_OFFSET:
                return 0;
            case DAY_OF_WEEK:
                return (int) Math.floorMod(day + 4, 7L) + 1;
            default:
                return dateField(field, day);
        }
    }

    private int dateField(int field, long day) {
        LocalDate date = LocalDate.ofEpochDay(day);
        gregorian(date.getYear());
        switch (field) {
            case ERA:
                return GregorianCalendar.AD;
            case YEAR:
                return date.getYear();
            case MONTH:
                return date.getMonthValue() - 1;
            case DAY_OF_MONTH:
                return date.getDayOfMonth();
            case DAY_OF_YEAR:
                return date.getDayOfYear();
            case DAY_OF_WEEK_IN_MONTH:
                return (date.getDayOfMonth() - 1) / 7 + 1;
            case WEEK_OF_MONTH:
                return week(day, day - date.getDayOfMonth() + 1);
            case WEEK_OF_YEAR:
                return weekOfYear(day, date.getYear());
            default:
                throw new ArrayIndexOutOfBoundsException("Index " + field + " out of bounds for length " + FIELD_COUNT);
        }
    }

    static void gregorian(int year) {
        if (year < 1583 || year > 9999) {
            Rt.unsupported("a date before the Gregorian calendar, or a year of more than four digits");
        }
    }

    private int weekOfYear(long day, int year) {
        long january = LocalDate.of(year, 1, 1).toEpochDay();
        if (day < firstWeek(january)) {
            return week(day, LocalDate.of(year - 1, 1, 1).toEpochDay());
        }
        return day >= firstWeek(LocalDate.of(year + 1, 1, 1).toEpochDay()) ? 1 : week(day, january);
    }

    /** The number of its week in the month or year with this first day. */
    private int week(long day, long first) {
        return (int) Math.floorDiv(day - firstWeek(first), 7L) + 1;
    }

    /** When the first week of a month or year begins. */
    long firstWeek(long first) {
        long begin = onOrBefore(first + 6, firstDay);
        return begin - first >= leastDays ? begin - 7 : begin;
    }

    /** The last of these days of the week. */
    static long onOrBefore(long day, int weekday) {
        return day - Math.floorMod(day + 5 - weekday, 7L);
    }

    private PendingFields pending() {
        PendingFields set = pending;
        if (set == null) {
            set = new PendingFields(isKnown() ? this : null, !isKnown());
            pending = set;
        }
        return set;
    }

    public void set(int field, int value) {
        pending().set(field, value);
    }

    public final void set(int year, int month, int day) {
        set(YEAR, year);
        set(MONTH, month);
        set(DAY_OF_MONTH, day);
    }

    public final void set(int year, int month, int day, int hour, int minute) {
        set(year, month, day);
        set(HOUR_OF_DAY, hour);
        set(MINUTE, minute);
    }

    public final void set(int year, int month, int day, int hour, int minute, int second) {
        set(year, month, day, hour, minute);
        set(SECOND, second);
    }

    public final void clear() {
        pending = new PendingFields(null, false);
    }

    public final void clear(int field) {
        pending().clear(field);
    }

    public final boolean isSet(int field) {
        PendingFields set = pending;
        return set == null || set.isSet(field);
    }

    public void add(int field, int amount) {
        if (amount == 0) {
            return;
        }
        if (field < 0 || field >= ZONE_OFFSET) {
            throw new IllegalArgumentException();
        }
        settle();
        if (field == YEAR || field == MONTH) {
            known();
            long months = field(YEAR) * 12L + field(MONTH) + (field == YEAR ? 12L : 1L) * amount;
            month((int) Math.floorDiv(months, 12L), (int) Math.floorMod(months, 12L));
        } else if (field == ERA) {
            Rt.unsupported("changing the era of a date");
        } else {
            moment(time + UNITS[field] * amount, reading);
        }
    }

    /** The day stays, if the month has it. */
    private void month(int year, int month) {
        gregorian(year);
        int day = field(DAY_OF_MONTH);
        int last = LocalDate.of(year, month + 1, 1).lengthOfMonth();
        set(year, month, day > last ? last : day);
    }

    public abstract void roll(int field, boolean up);

    public void roll(int field, int amount) {
        settle();
        known();
        int least = getActualMinimum(field);
        int number = getActualMaximum(field) - least + 1;
        int value = Math.floorMod(field(field) - least + amount, number) + least;
        switch (field) {
            case MONTH:
                month(field(YEAR), value);
                break;
            case DAY_OF_MONTH:
            case DAY_OF_YEAR:
            case AM_PM:
            case HOUR:
            case HOUR_OF_DAY:
            case MINUTE:
            case SECOND:
            case MILLISECOND:
                moment(time + UNITS[field] * (value - field(field)), null);
                break;
            default:
                Rt.unsupported("rolling this field of a date");
        }
    }

    // --- limits ---

    private static final int[] LEAST = {0, 1, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0};
    private static final int[] MOST = {1, 292278994, 11, 53, 6, 31, 366, 7, 6, 1, 11, 23, 59, 59, 999};
    private static final String[] NAMES = {
        "ERA", "YEAR", "MONTH", "WEEK_OF_YEAR", "WEEK_OF_MONTH", "DAY_OF_MONTH", "DAY_OF_YEAR", "DAY_OF_WEEK", "DAY_OF_WEEK_IN_MONTH",
        "AM_PM", "HOUR", "HOUR_OF_DAY", "MINUTE", "SECOND", "MILLISECOND", "ZONE_OFFSET", "DST_OFFSET"
    };

    static String name(int field) {
        return NAMES[field];
    }

    public int getMinimum(int field) {
        return LEAST[field];
    }

    public int getMaximum(int field) {
        return MOST[field];
    }

    public int getActualMinimum(int field) {
        return LEAST[field];
    }

    public int getActualMaximum(int field) {
        switch (field) {
            case DAY_OF_MONTH:
                return LocalDate.of(get(YEAR), get(MONTH) + 1, 1).lengthOfMonth();
            case DAY_OF_YEAR:
                return LocalDate.of(get(YEAR), 1, 1).lengthOfYear();
            case MONTH:
            case DAY_OF_WEEK:
            case AM_PM:
            case HOUR:
            case HOUR_OF_DAY:
            case MINUTE:
            case SECOND:
            case MILLISECOND:
                return MOST[field];
            default:
                Rt.unsupported("the greatest value of this field of a date");
                return 0;
        }
    }

    /** In English; other languages are not known. */
    public String getDisplayName(int field, int style, Locale locale) {
        boolean isShort = style == SHORT;
        switch (field) {
            case MONTH:
                return CalendarNames.month(get(field), isShort, locale);
            case DAY_OF_WEEK:
                return CalendarNames.day(get(field), isShort, locale);
            case AM_PM:
                return CalendarNames.half(get(field), locale);
            default:
                return null;
        }
    }

    // --- how it counts ---

    public void setLenient(boolean on) {
        lenient = on;
    }

    public boolean isLenient() {
        return lenient;
    }

    public TimeZone getTimeZone() {
        return zone;
    }

    public void setTimeZone(TimeZone zone) {
        this.zone = zone;
    }

    public int getFirstDayOfWeek() {
        return firstDay;
    }

    public void setFirstDayOfWeek(int day) {
        firstDay = day;
    }

    public int getMinimalDaysInFirstWeek() {
        return leastDays;
    }

    public void setMinimalDaysInFirstWeek(int days) {
        leastDays = days;
    }

    public boolean before(Object other) {
        return other instanceof Calendar && compareTo((Calendar) other) < 0;
    }

    public boolean after(Object other) {
        return other instanceof Calendar && compareTo((Calendar) other) > 0;
    }

    /** What is pending stays so: who compares calendars only reads them. */
    private long read() {
        if (pending == null) {
            return time;
        }
        Calendar copy = (Calendar) clone();
        copy.setLenient(true);
        return copy.getTimeInMillis();
    }

    public int compareTo(Calendar other) {
        return Long.compare(read(), other.read());
    }

    public boolean equals(Object o) {
        if (!(o instanceof Calendar)) {
            return false;
        }
        Calendar other = (Calendar) o;
        return compareTo(other) == 0 && lenient == other.lenient && firstDay == other.firstDay && leastDays == other.leastDays
            && zone.equals(other.zone);
    }

    public int hashCode() {
        Rt.unsupported("the hash code of a calendar");
        return 0;
    }

    public Object clone() {
        try {
            Calendar copy = (Calendar) super.clone();
            if (copy.pending != null) {
                copy.pending = copy.pending.copy();
            }
            copy.zone = (TimeZone) copy.zone.clone();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError();
        }
    }

    public String scovilleDatePart(char part, Locale locale) {
        settle();
        if (!isKnown()) {
            return OpenText.ANY;
        }
        int offset = zone.getOffset(time);
        switch (part) {
            case 's':
                return String.valueOf(time / 1000);
            case 'Q':
                return String.valueOf(time);
            case 'z':
                int minutes = Math.abs(offset) / 60_000;
                return (offset < 0 ? "-" : "+") + String.valueOf(10_000 + minutes / 60 * 100 + minutes % 60).substring(1);
            case 'Z':
                return zone.getID();
            default:
        }
        long local = time + offset;
        LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(local, DAY));
        gregorian(date.getYear());
        return DateTexts.of(part, date, LocalTime.ofNanoOfDay(Math.floorMod(local, DAY) * 1_000_000), locale);
    }

    public String toString() {
        clone();
        return OpenText.ANY;
    }
}

/** The calendar of today, as far back as it goes. */
public class GregorianCalendar extends Calendar {
    public static final int BC = 0;
    public static final int AD = 1;

    public GregorianCalendar() {
        super(TimeZone.getDefault());
    }

    public GregorianCalendar(TimeZone zone) {
        super(zone);
    }

    public GregorianCalendar(Locale locale) {
        this(TimeZone.getDefault(), locale);
    }

    public GregorianCalendar(TimeZone zone, Locale locale) {
        super(zone);
        CalendarNames.american(locale);
    }

    GregorianCalendar(long time, Object reading, TimeZone zone) {
        super(time, reading, zone);
    }

    public GregorianCalendar(int year, int month, int day) {
        this(year, month, day, 0, 0, 0);
    }

    public GregorianCalendar(int year, int month, int day, int hour, int minute) {
        this(year, month, day, hour, minute, 0);
    }

    public GregorianCalendar(int year, int month, int day, int hour, int minute, int second) {
        super(0, null, TimeZone.getDefault());
        clear();
        set(year, month, day, hour, minute, second);
    }

    public boolean isLeapYear(int year) {
        gregorian(year);
        return LocalDate.of(year, 1, 1).isLeapYear();
    }

    public void roll(int field, boolean up) {
        roll(field, up ? 1 : -1);
    }
}
