package java.time;

import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.Objects;
import scoville.Rt;

/** Parts of a date; those of today are left out. */
final class Parts {
    private Parts() {
    }

    static LocalDate dateOf(TemporalAccessor t) {
        if (t instanceof LocalDate) {
            return (LocalDate) t;
        }
        if (t instanceof LocalDateTime) {
            return ((LocalDateTime) t).toLocalDate();
        }
        if (t instanceof ZonedDateTime) {
            return ((ZonedDateTime) t).toLocalDate();
        }
        if (t instanceof OffsetDateTime) {
            return ((OffsetDateTime) t).toLocalDate();
        }
        Rt.unsupported("a part of the date of a moment of this kind");
        return null;
    }

    /** The years that so many of a unit are. */
    static long years(long n, TemporalUnit unit) {
        return Math.multiplyExact(n, perUnit(unit));
    }

    static long perUnit(TemporalUnit unit) {
        if (unit == ChronoUnit.YEARS) {
            return 1;
        }
        if (unit == ChronoUnit.DECADES) {
            return 10;
        }
        if (unit == ChronoUnit.CENTURIES) {
            return 100;
        }
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    static void checkYear(long n) {
        if (n < Year.MIN_VALUE || n > Year.MAX_VALUE) {
            throw new DateTimeException("Invalid value for Year (valid values -999999999 - 999999999): " + n);
        }
    }

    static void checkMonth(int n) {
        if (n < 1 || n > 12) {
            throw new DateTimeException("Invalid value for MonthOfYear (valid values 1 - 12): " + n);
        }
    }
}

public final class Year implements Temporal, Comparable<Year>, java.io.Serializable {
    public static final int MIN_VALUE = -999999999;
    public static final int MAX_VALUE = 999999999;

    private final int year;

    private Year(int year) {
        this.year = year;
    }

    public static Year of(int year) {
        Parts.checkYear(year);
        return new Year(year);
    }

    public static Year from(TemporalAccessor t) {
        if (t instanceof Year) {
            return (Year) t;
        }
        return of(t instanceof YearMonth ? ((YearMonth) t).getYear() : Parts.dateOf(t).getYear());
    }

    public static Year parse(CharSequence text) {
        return new IsoText(text).onlyYear();
    }

    public static boolean isLeap(long year) {
        return LocalDate.leap(year);
    }

    public boolean isLeap() {
        return LocalDate.leap(year);
    }

    public boolean isValidMonthDay(MonthDay day) {
        return day != null && day.isValidYear(year);
    }

    public int getValue() {
        return year;
    }

    public int length() {
        return isLeap() ? 366 : 365;
    }

    public Year plusYears(long n) {
        if (n == 0) {
            return this;
        }
        Parts.checkYear(year + n);
        return of((int) (year + n));
    }

    public Year minusYears(long n) {
        return plusYears(-n);
    }

    public Year plus(long n, TemporalUnit unit) {
        return plusYears(Parts.years(n, unit));
    }

    public Year minus(long n, TemporalUnit unit) {
        return plus(-n, unit);
    }

    public long until(Temporal end, TemporalUnit unit) {
        return ((long) from(end).year - year) / Parts.perUnit(unit);
    }

    public LocalDate atDay(int day) {
        return LocalDate.ofYearDay(year, day);
    }

    public YearMonth atMonth(Month month) {
        return YearMonth.of(year, month);
    }

    public YearMonth atMonth(int month) {
        return YearMonth.of(year, month);
    }

    public LocalDate atMonthDay(MonthDay day) {
        return day.atYear(year);
    }

    public boolean isAfter(Year other) {
        return year > other.year;
    }

    public boolean isBefore(Year other) {
        return year < other.year;
    }

    public int compareTo(Year other) {
        return year - other.year;
    }

    public boolean equals(Object o) {
        return o instanceof Year && ((Year) o).year == year;
    }

    public int hashCode() {
        return year;
    }

    public String toString() {
        return String.valueOf(year);
    }
}

public final class YearMonth implements Temporal, Comparable<YearMonth>, java.io.Serializable {
    private final int year;
    private final int month;

    private YearMonth(int year, int month) {
        this.year = year;
        this.month = month;
    }

    public static YearMonth of(int year, Month month) {
        return of(year, Objects.requireNonNull(month, "month").getValue());
    }

    public static YearMonth of(int year, int month) {
        Parts.checkYear(year);
        Parts.checkMonth(month);
        return new YearMonth(year, month);
    }

    public static YearMonth from(TemporalAccessor t) {
        if (t instanceof YearMonth) {
            return (YearMonth) t;
        }
        LocalDate date = Parts.dateOf(t);
        return of(date.getYear(), date.getMonthValue());
    }

    public static YearMonth parse(CharSequence text) {
        return new IsoText(text).yearMonth();
    }

    public int getYear() {
        return year;
    }

    public int getMonthValue() {
        return month;
    }

    public Month getMonth() {
        return Month.of(month);
    }

    public boolean isLeapYear() {
        return LocalDate.leap(year);
    }

    public boolean isValidDay(int day) {
        return day >= 1 && day <= lengthOfMonth();
    }

    public int lengthOfMonth() {
        return getMonth().length(isLeapYear());
    }

    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    public YearMonth withYear(int n) {
        return of(n, month);
    }

    public YearMonth withMonth(int n) {
        return of(year, n);
    }

    public YearMonth plusYears(long n) {
        if (n == 0) {
            return this;
        }
        Parts.checkYear(year + n);
        return of((int) (year + n), month);
    }

    public YearMonth plusMonths(long n) {
        if (n == 0) {
            return this;
        }
        long all = year * 12L + month - 1 + n;
        Parts.checkYear(Math.floorDiv(all, 12L));
        return of((int) Math.floorDiv(all, 12L), (int) Math.floorMod(all, 12L) + 1);
    }

    public YearMonth minusYears(long n) {
        return plusYears(-n);
    }

    public YearMonth minusMonths(long n) {
        return plusMonths(-n);
    }

    public YearMonth plus(long n, TemporalUnit unit) {
        return unit == ChronoUnit.MONTHS ? plusMonths(n) : plusYears(Parts.years(n, unit));
    }

    public YearMonth minus(long n, TemporalUnit unit) {
        return plus(-n, unit);
    }

    public long until(Temporal to, TemporalUnit unit) {
        YearMonth end = from(to);
        long months = (end.year - (long) year) * 12 + end.month - month;
        return unit == ChronoUnit.MONTHS ? months : months / 12 / Parts.perUnit(unit);
    }

    public LocalDate atDay(int day) {
        return LocalDate.of(year, month, day);
    }

    public LocalDate atEndOfMonth() {
        return LocalDate.of(year, month, lengthOfMonth());
    }

    public boolean isAfter(YearMonth other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(YearMonth other) {
        return compareTo(other) < 0;
    }

    public int compareTo(YearMonth other) {
        return year == other.year ? month - other.month : year - other.year;
    }

    public boolean equals(Object o) {
        return o instanceof YearMonth && ((YearMonth) o).year == year && ((YearMonth) o).month == month;
    }

    public int hashCode() {
        return year ^ month << 27;
    }

    public String toString() {
        int y = Math.abs(year);
        String s = y < 1000 ? (year < 0 ? "-" : "") + String.valueOf(10000 + y).substring(1) : "" + year;
        return s + (month < 10 ? "-0" : "-") + month;
    }
}

public final class MonthDay implements TemporalAccessor, Comparable<MonthDay>, java.io.Serializable {
    private final int month;
    private final int day;

    private MonthDay(int month, int day) {
        this.month = month;
        this.day = day;
    }

    public static MonthDay of(Month month, int day) {
        Objects.requireNonNull(month, "month");
        if (day < 1 || day > 31) {
            throw new DateTimeException("Invalid value for DayOfMonth (valid values 1 - 28/31): " + day);
        }
        if (day > month.maxLength()) {
            throw new DateTimeException("Illegal value for DayOfMonth field, value " + day + " is not valid for month " + month.name());
        }
        return new MonthDay(month.getValue(), day);
    }

    public static MonthDay of(int month, int day) {
        return of(Month.of(month), day);
    }

    public static MonthDay from(TemporalAccessor t) {
        if (t instanceof MonthDay) {
            return (MonthDay) t;
        }
        LocalDate date = Parts.dateOf(t);
        return of(date.getMonthValue(), date.getDayOfMonth());
    }

    public static MonthDay parse(CharSequence text) {
        return new IsoText(text).monthDay();
    }

    public int getMonthValue() {
        return month;
    }

    public Month getMonth() {
        return Month.of(month);
    }

    public int getDayOfMonth() {
        return day;
    }

    public boolean isValidYear(int year) {
        return day != 29 || month != 2 || LocalDate.leap(year);
    }

    public MonthDay with(Month other) {
        return new MonthDay(other.getValue(), Math.min(day, other.maxLength()));
    }

    public MonthDay withMonth(int other) {
        return with(Month.of(other));
    }

    public MonthDay withDayOfMonth(int other) {
        return of(month, other);
    }

    public LocalDate atYear(int year) {
        return LocalDate.of(year, month, isValidYear(year) ? day : 28);
    }

    public boolean isAfter(MonthDay other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(MonthDay other) {
        return compareTo(other) < 0;
    }

    public int compareTo(MonthDay other) {
        return month == other.month ? day - other.day : month - other.month;
    }

    public boolean equals(Object o) {
        return o instanceof MonthDay && ((MonthDay) o).month == month && ((MonthDay) o).day == day;
    }

    public int hashCode() {
        return (month << 6) + day;
    }

    public String toString() {
        return (month < 10 ? "--0" : "--") + month + (day < 10 ? "-0" : "-") + day;
    }
}
