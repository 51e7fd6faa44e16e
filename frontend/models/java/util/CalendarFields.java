package java.util;

import java.time.LocalDate;
import scoville.Rt;

/** Fields of a calendar that have been set beside those of a moment. Which of them count is a matter of which have been set last. */
final class PendingFields {
    private static final int COMPUTED = 1;

    private int[] values = new int[Calendar.FIELD_COUNT];
    /** When each has been set; 0: never. */
    private int[] stamps = new int[Calendar.FIELD_COUNT];
    private int next = COMPUTED + 1;
    /** Whether fields that are not set are those that the clock shows. */
    private final boolean ofClock;

    /** Those of a moment, if there is one. */
    PendingFields(Calendar moment, boolean ofClock) {
        this.ofClock = ofClock;
        if (moment != null) {
            for (int field = 0; field < Calendar.FIELD_COUNT; field++) {
                values[field] = moment.field(field);
                stamps[field] = COMPUTED;
            }
        }
    }

    PendingFields copy() {
        PendingFields copy = new PendingFields(null, ofClock);
        copy.values = values.clone();
        copy.stamps = stamps.clone();
        copy.next = next;
        return copy;
    }

    void set(int field, int value) {
        values[field] = value;
        stamps[field] = next;
        next++;
    }

    void clear(int field) {
        values[field] = 0;
        stamps[field] = 0;
    }

    boolean isSet(int field) {
        return stamps[field] > 0;
    }

    private boolean isOwn(int field) {
        return stamps[field] > COMPUTED;
    }

    private int value(int field, int otherwise) {
        return isSet(field) ? values[field] : otherwise;
    }

    /** What moment that is. */
    long moment(Calendar in) {
        if (!in.isLenient()) {
            for (int field = 0; field < Calendar.ZONE_OFFSET; field++) {
                if (isOwn(field) && (values[field] < in.getMinimum(field) || values[field] > in.getMaximum(field))) {
                    throw new IllegalArgumentException(Calendar.name(field));
                }
            }
        }
        long local = day(in) * Calendar.DAY + inDay();
        boolean ownZone = isOwn(Calendar.ZONE_OFFSET) || isOwn(Calendar.DST_OFFSET);
        int offset = ownZone ? values[Calendar.ZONE_OFFSET] + values[Calendar.DST_OFFSET] : in.getTimeZone().getOffset(local);
        if (!in.isLenient()) {
            check(local);
        }
        return local - offset;
    }

    /** Fields that have been set are those of the moment. */
    private void check(long local) {
        Calendar found = new GregorianCalendar(local, null, new FixedZone("UTC", 0));
        for (int field = 0; field < Calendar.ZONE_OFFSET; field++) {
            if (isOwn(field) && field != Calendar.WEEK_OF_YEAR && field != Calendar.WEEK_OF_MONTH) {
                int is = found.field(field);
                if (is != values[field]) {
                    throw new IllegalArgumentException(Calendar.name(field) + ": " + values[field] + " -> " + is);
                }
            }
        }
    }

    private static int later(int a, int b) {
        return a == 0 || b == 0 ? 0 : Math.max(a, b);
    }

    private long day(Calendar in) {
        if (isSet(Calendar.ERA) && values[Calendar.ERA] != GregorianCalendar.AD) {
            Rt.unsupported("a date before the Gregorian calendar, or a year of more than four digits");
        }
        int weekday = stamps[Calendar.DAY_OF_WEEK];
        int ofMonth = stamps[Calendar.DAY_OF_MONTH];
        int weekOfMonth = later(stamps[Calendar.WEEK_OF_MONTH], weekday);
        int inMonth = later(stamps[Calendar.DAY_OF_WEEK_IN_MONTH], weekday);
        int ofYear = stamps[Calendar.DAY_OF_YEAR];
        int weekOfYear = later(stamps[Calendar.WEEK_OF_YEAR], weekday);
        int last = Math.max(Math.max(ofMonth, Math.max(weekOfMonth, inMonth)), Math.max(ofYear, weekOfYear));
        boolean isWhole = isSet(Calendar.YEAR) && (ofYear > 0 && ofYear == last || isSet(Calendar.MONTH) && ofMonth > 0 && ofMonth == last);
        if (ofClock && !isWhole) {
            Rt.unsupported("what date or time of day the clock shows");
        }
        if (last == 0) {
            // No day, or half of one.
            weekOfMonth = stamps[Calendar.WEEK_OF_MONTH];
            inMonth = Math.max(stamps[Calendar.DAY_OF_WEEK_IN_MONTH], weekday);
            weekOfYear = stamps[Calendar.WEEK_OF_YEAR];
            last = Math.max(Math.max(weekOfMonth, inMonth), weekOfYear);
            if (last == 0) {
                ofMonth = stamps[Calendar.MONTH];
                last = ofMonth;
            }
        }
        boolean byWeek = last == weekOfMonth && stamps[Calendar.WEEK_OF_MONTH] >= stamps[Calendar.WEEK_OF_YEAR];
        boolean byDay = last == inMonth && stamps[Calendar.DAY_OF_WEEK_IN_MONTH] >= stamps[Calendar.WEEK_OF_YEAR];
        if (last != ofMonth && !byWeek && !byDay) {
            long january = first(0);
            return last == ofYear ? january + values[Calendar.DAY_OF_YEAR] - 1 : ofWeek(in, january, Calendar.WEEK_OF_YEAR);
        }
        long first = first(value(Calendar.MONTH, Calendar.JANUARY));
        if (last == ofMonth) {
            return first + value(Calendar.DAY_OF_MONTH, 1) - 1;
        }
        boolean both = weekOfMonth == inMonth;
        if (both ? stamps[Calendar.WEEK_OF_MONTH] >= stamps[Calendar.DAY_OF_WEEK_IN_MONTH] : last == weekOfMonth) {
            return ofWeek(in, first, Calendar.WEEK_OF_MONTH);
        }
        int which = value(Calendar.DAY_OF_WEEK_IN_MONTH, 1);
        int day = value(Calendar.DAY_OF_WEEK, in.getFirstDayOfWeek());
        if (which < 0) {
            long end = first(value(Calendar.MONTH, Calendar.JANUARY) + 1) - 1;
            return Calendar.onOrBefore(end + 7L * (which + 1), day);
        }
        return Calendar.onOrBefore(first + 7L * which - 1, day);
    }

    /** The first day of a month, which may lie in another year. */
    private long first(int month) {
        int year = value(Calendar.YEAR, 1970) + Math.floorDiv(month, 12);
        Calendar.gregorian(year);
        return LocalDate.of(year, Math.floorMod(month, 12) + 1, 1).toEpochDay();
    }

    private long ofWeek(Calendar in, long first, int week) {
        long begin = in.firstWeek(first);
        if (isSet(Calendar.DAY_OF_WEEK)) {
            begin = Calendar.onOrBefore(begin + 6, values[Calendar.DAY_OF_WEEK]);
        }
        return begin + 7L * (values[week] - 1);
    }

    private long inDay() {
        int hour = later(stamps[Calendar.HOUR], stamps[Calendar.AM_PM]);
        int last = Math.max(hour, stamps[Calendar.HOUR_OF_DAY]);
        if (last == 0) {
            last = Math.max(stamps[Calendar.HOUR], stamps[Calendar.AM_PM]);
        }
        long hours;
        if (last == 0) {
            hours = ofClock ? Rt.chooseInt(0, 23) : 0;
        } else if (last == stamps[Calendar.HOUR_OF_DAY]) {
            hours = values[Calendar.HOUR_OF_DAY];
        } else {
            if (ofClock && hour == 0) {
                Rt.unsupported("what date or time of day the clock shows");
            }
            hours = values[Calendar.HOUR] + 12L * value(Calendar.AM_PM, 0);
        }
        return ((hours * 60 + part(Calendar.MINUTE, 59)) * 60 + part(Calendar.SECOND, 59)) * 1000 + part(Calendar.MILLISECOND, 999);
    }

    /** What the clock shows may be anything. */
    private int part(int field, int most) {
        return isSet(field) || !ofClock ? values[field] : Rt.chooseInt(0, most);
    }
}

/** In English. */
public final class CalendarNames {
    private static final String[] MONTHS = {
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"
    };
    private static final String[] DAYS = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
    private static final String[] HALVES = {"AM", "PM"};

    private CalendarNames() {
    }

    static void american(Locale locale) {
        if (!locale.getLanguage().equals("en") || !locale.getCountry().isEmpty() && !locale.getCountry().equals("US")) {
            Rt.unsupported("dates of another language or country");
        }
    }

    private static String of(String name, boolean isShort, Locale locale) {
        american(locale);
        return isShort ? name.substring(0, 3) : name;
    }

    public static String month(int n, boolean isShort, Locale locale) {
        return of(MONTHS[n], isShort, locale);
    }

    public static String day(int n, boolean isShort, Locale locale) {
        return of(DAYS[n - 1], isShort, locale);
    }

    public static String half(int n, Locale locale) {
        american(locale);
        return HALVES[n];
    }
}
