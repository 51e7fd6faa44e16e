package java.time;

import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import scoville.DateTexts;
import scoville.Dated;
import scoville.OpenText;
import scoville.Rt;

public class DateTimeException extends RuntimeException {
    public DateTimeException(String message) {
        super(message);
    }

    public DateTimeException(String message, Throwable cause) {
        super(message, cause);
    }
}

public enum DayOfWeek {
    MONDAY,
    TUESDAY,
    WEDNESDAY,
    THURSDAY,
    FRIDAY,
    SATURDAY,
    SUNDAY;

    public static DayOfWeek of(int n) {
        if (n < 1 || n > 7) {
            throw new DateTimeException("Invalid value for DayOfWeek: " + n);
        }
        return values()[n - 1];
    }

    public int getValue() {
        return ordinal() + 1;
    }

    public DayOfWeek plus(long n) {
        return values()[(int) Math.floorMod(ordinal() + n % 7, 7L)];
    }

    public DayOfWeek minus(long n) {
        return plus(-(n % 7));
    }
}

public enum Month {
    JANUARY,
    FEBRUARY,
    MARCH,
    APRIL,
    MAY,
    JUNE,
    JULY,
    AUGUST,
    SEPTEMBER,
    OCTOBER,
    NOVEMBER,
    DECEMBER;

    public static Month of(int n) {
        if (n < 1 || n > 12) {
            throw new DateTimeException("Invalid value for MonthOfYear: " + n);
        }
        return values()[n - 1];
    }

    public int getValue() {
        return ordinal() + 1;
    }

    public Month plus(long n) {
        return values()[(int) Math.floorMod(ordinal() + n % 12, 12L)];
    }

    public Month minus(long n) {
        return plus(-(n % 12));
    }

    public int length(boolean leap) {
        switch (this) {
            case FEBRUARY: return leap ? 29 : 28;
            case APRIL:
            case JUNE:
            case SEPTEMBER:
            case NOVEMBER: return 30;
            default: return 31;
        }
    }

    public int minLength() {
        return length(false);
    }

    public int maxLength() {
        return length(true);
    }
}

/** Years, months and days. */
public final class Period implements TemporalAmount, java.io.Serializable {
    public static final Period ZERO = new Period(0, 0, 0);

    private final int years;
    private final int months;
    private final int days;

    private Period(int years, int months, int days) {
        this.years = years;
        this.months = months;
        this.days = days;
    }

    public static Period of(int years, int months, int days) {
        return new Period(years, months, days);
    }

    public static Period ofYears(int n) {
        return new Period(n, 0, 0);
    }

    public static Period ofMonths(int n) {
        return new Period(0, n, 0);
    }

    public static Period ofWeeks(int n) {
        return new Period(0, 0, Math.multiplyExact(n, 7));
    }

    public static Period ofDays(int n) {
        return new Period(0, 0, n);
    }

    public static Period between(LocalDate from, LocalDate to) {
        long total = to.monthNumber() - from.monthNumber();
        int rest = to.getDayOfMonth() - from.getDayOfMonth();
        if (total > 0 && rest < 0) {
            total--;
            rest = (int) (to.toEpochDay() - from.plusMonths(total).toEpochDay());
        } else if (total < 0 && rest > 0) {
            total++;
            rest -= to.lengthOfMonth();
        }
        return new Period((int) (total / 12), (int) (total % 12), rest);
    }

    public static Period parse(CharSequence text) {
        AmountText read = new AmountText(text);
        boolean minus = read.minus();
        int[] parts = new int[4];
        boolean some = false;
        if (read.letter('P')) {
            for (int i = 0; i < 4; i++) {
                if (read.number("YMWD".charAt(i))) {
                    some = true;
                    parts[i] = number(read, minus);
                }
            }
        }
        if (!some || !read.isAtEnd()) {
            throw read.wrong("Period", null);
        }
        return new Period(parts[0], parts[1], Math.addExact(parts[3], Math.multiplyExact(parts[2], 7)));
    }

    private static int number(AmountText read, boolean minus) {
        try {
            int n = Integer.parseInt(read.last());
            return minus ? Math.negateExact(n) : n;
        } catch (NumberFormatException | ArithmeticException e) {
            throw read.wrong("Period", e);
        }
    }

    public int getYears() {
        return years;
    }

    public int getMonths() {
        return months;
    }

    public int getDays() {
        return days;
    }

    public long toTotalMonths() {
        return years * 12L + months;
    }

    public boolean isZero() {
        return years == 0 && months == 0 && days == 0;
    }

    public boolean isNegative() {
        return years < 0 || months < 0 || days < 0;
    }

    public Period plusYears(long n) {
        return new Period(Math.toIntExact(Math.addExact(years, n)), months, days);
    }

    public Period plusMonths(long n) {
        return new Period(years, Math.toIntExact(Math.addExact(months, n)), days);
    }

    public Period plusDays(long n) {
        return new Period(years, months, Math.toIntExact(Math.addExact(days, n)));
    }

    public Period minusYears(long n) {
        return n == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-n);
    }

    public Period minusMonths(long n) {
        return n == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-n);
    }

    public Period minusDays(long n) {
        return n == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-n);
    }

    public Period withYears(int n) {
        return new Period(n, months, days);
    }

    public Period withMonths(int n) {
        return new Period(years, n, days);
    }

    public Period withDays(int n) {
        return new Period(years, months, n);
    }

    private static Period of(TemporalAmount amount) {
        if (!(amount instanceof Period)) {
            Rt.unsupported("an amount of time of the class " + Rt.className(amount) + " as a period");
        }
        return (Period) amount;
    }

    public Period plus(TemporalAmount amount) {
        Period p = of(Objects.requireNonNull(amount, "amount"));
        return new Period(Math.addExact(years, p.years), Math.addExact(months, p.months), Math.addExact(days, p.days));
    }

    public Period minus(TemporalAmount amount) {
        Period p = of(Objects.requireNonNull(amount, "amount"));
        return new Period(Math.subtractExact(years, p.years), Math.subtractExact(months, p.months), Math.subtractExact(days, p.days));
    }

    public Period multipliedBy(int n) {
        return new Period(Math.multiplyExact(years, n), Math.multiplyExact(months, n), Math.multiplyExact(days, n));
    }

    public Period negated() {
        return multipliedBy(-1);
    }

    /** Of fewer than twelve months, and years of the same sign; days are left as they are. */
    public Period normalized() {
        long total = toTotalMonths();
        return new Period(Math.toIntExact(total / 12), (int) (total % 12), days);
    }

    public boolean equals(Object o) {
        return o instanceof Period && ((Period) o).years == years && ((Period) o).months == months && ((Period) o).days == days;
    }

    public int hashCode() {
        return years + Integer.rotateLeft(months, 8) + Integer.rotateLeft(days, 16);
    }

    public String toString() {
        if (isZero()) {
            return "P0D";
        }
        return "P" + (years == 0 ? "" : years + "Y") + (months == 0 ? "" : months + "M") + (days == 0 ? "" : days + "D");
    }
}

/** A date; that of today is not known, and may be printed only. */
public final class LocalDate implements Temporal, Dated, Comparable<LocalDate>, java.io.Serializable {
    public static final LocalDate MIN = new LocalDate(true, Year.MIN_VALUE, 1, 1);
    public static final LocalDate MAX = new LocalDate(true, Year.MAX_VALUE, 12, 31);
    public static final LocalDate EPOCH = new LocalDate(true, 1970, 1, 1);

    private static final long FIRST_DAY = -365243219162L;
    private static final long LAST_DAY = 365241780471L;

    private final boolean known;
    private final int year;
    private final int month;
    private final int day;

    private LocalDate(boolean known, int year, int month, int day) {
        this.known = known;
        this.year = year;
        this.month = month;
        this.day = day;
    }

    public static LocalDate now() {
        return new LocalDate(false, 0, 0, 0);
    }

    static boolean leap(long year) {
        return (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    public static LocalDate of(int year, Month month, int day) {
        return of(year, month.getValue(), day);
    }

    public static LocalDate of(int year, int month, int day) {
        Parts.checkYear(year);
        Parts.checkMonth(month);
        if (day < 1 || day > 31) {
            throw new DateTimeException("Invalid value for DayOfMonth (valid values 1 - 28/31): " + day);
        }
        if (day > Month.of(month).length(leap(year))) {
            if (day == 29) {
                throw new DateTimeException("Invalid date 'February 29' as '" + year + "' is not a leap year");
            }
            throw new DateTimeException("Invalid date '" + Month.of(month) + " " + day + "'");
        }
        return new LocalDate(true, year, month, day);
    }

    public static LocalDate ofYearDay(int year, int day) {
        LocalDate first = of(year, 1, 1);
        if (day < 1 || day > 366) {
            throw new DateTimeException("Invalid value for DayOfYear (valid values 1 - 365/366): " + day);
        }
        if (day > first.lengthOfYear()) {
            throw new DateTimeException("Invalid date 'DayOfYear 366' as '" + year + "' is not a leap year");
        }
        return first.plusDays(day - 1);
    }

    public static LocalDate ofEpochDay(long n) {
        if (n < FIRST_DAY || n > LAST_DAY) {
            throw new DateTimeException("Invalid value for EpochDay (valid values " + FIRST_DAY + " - " + LAST_DAY + "): " + n);
        }
        // Years that begin in March.
        long zero = n + 719528 - 60;
        long adjust = 0;
        if (zero < 0) {
            long cycles = (zero + 1) / 146097 - 1;
            adjust = cycles * 400;
            zero += -cycles * 146097;
        }
        long y = (400 * zero + 591) / 146097;
        long d = zero - (365 * y + y / 4 - y / 100 + y / 400);
        if (d < 0) {
            y--;
            d = zero - (365 * y + y / 4 - y / 100 + y / 400);
        }
        y += adjust;
        int march = (int) d;
        int m = (march * 5 + 2) / 153;
        return new LocalDate(true, (int) (y + m / 10), (m + 2) % 12 + 1, march - (m * 306 + 5) / 10 + 1);
    }

    public static LocalDate parse(CharSequence text) {
        return new IsoText(text).date();
    }

    public static LocalDate parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.scovilleParsed(text.toString()).date();
    }

    private LocalDate looked() {
        if (!known) {
            Rt.unsupported("the date of today");
        }
        return this;
    }

    public boolean scovilleIsKnown() {
        return known;
    }

    long monthNumber() {
        looked();
        return year * 12L + month - 1;
    }

    public long toEpochDay() {
        looked();
        long y = year;
        long total = 365 * y;
        if (y >= 0) {
            total += (y + 3) / 4 - (y + 99) / 100 + (y + 399) / 400;
        } else {
            total -= y / -4 - y / -100 + y / -400;
        }
        total += (367L * month - 362) / 12 + day - 1;
        if (month > 2) {
            total -= leap(year) ? 1 : 2;
        }
        return total - 719528;
    }

    public int getYear() {
        return looked().year;
    }

    public int getMonthValue() {
        return looked().month;
    }

    public Month getMonth() {
        return Month.of(looked().month);
    }

    public int getDayOfMonth() {
        return looked().day;
    }

    public int getDayOfYear() {
        return (int) (toEpochDay() - of(year, 1, 1).toEpochDay()) + 1;
    }

    public DayOfWeek getDayOfWeek() {
        return DayOfWeek.of((int) Math.floorMod(toEpochDay() + 3, 7L) + 1);
    }

    public boolean isLeapYear() {
        return leap(looked().year);
    }

    public int lengthOfMonth() {
        return getMonth().length(isLeapYear());
    }

    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    private static LocalDate fitting(long year, int month, int day) {
        Parts.checkYear(year);
        Parts.checkMonth(month);
        int most = Month.of(month).length(leap(year));
        return of((int) year, month, day > most ? most : day);
    }

    public LocalDate plusDays(long n) {
        if (n == 0) {
            return this;
        }
        long sum = Math.addExact(toEpochDay(), n);
        if (n > 0 && n < 59 && day + n <= 59 && sum > LAST_DAY) {
            // Java says it in this way of days that are in January then.
            Parts.checkYear(year + 1L);
        }
        return ofEpochDay(sum);
    }

    public LocalDate plusWeeks(long n) {
        return plusDays(Math.multiplyExact(n, 7L));
    }

    public LocalDate plusMonths(long n) {
        if (n == 0) {
            return this;
        }
        long all = monthNumber() + n;
        return fitting(Math.floorDiv(all, 12L), (int) Math.floorMod(all, 12L) + 1, day);
    }

    public LocalDate plusYears(long n) {
        return n == 0 ? this : fitting(looked().year + n, month, day);
    }

    public LocalDate minusDays(long n) {
        return plusDays(-n);
    }

    public LocalDate minusWeeks(long n) {
        return plusWeeks(-n);
    }

    public LocalDate minusMonths(long n) {
        return plusMonths(-n);
    }

    public LocalDate minusYears(long n) {
        return plusYears(-n);
    }

    public LocalDate plus(TemporalAmount amount) {
        Period p = (Period) amount;
        return plusMonths(p.toTotalMonths()).plusDays(p.getDays());
    }

    public LocalDate minus(TemporalAmount amount) {
        Period p = (Period) amount;
        return plusMonths(-p.toTotalMonths()).plusDays(-p.getDays());
    }

    public LocalDate plus(long n, TemporalUnit unit) {
        Objects.requireNonNull(unit);
        if (unit == ChronoUnit.DAYS) {
            return plusDays(n);
        }
        if (unit == ChronoUnit.WEEKS) {
            return plusWeeks(n);
        }
        if (unit == ChronoUnit.MONTHS) {
            return plusMonths(n);
        }
        if (unit == ChronoUnit.YEARS) {
            return plusYears(n);
        }
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    public LocalDate minus(long n, TemporalUnit unit) {
        return plus(-n, unit);
    }

    public LocalDate withDayOfMonth(int n) {
        return of(looked().year, month, n);
    }

    public LocalDate withDayOfYear(int n) {
        return ofYearDay(looked().year, n);
    }

    public LocalDate withMonth(int n) {
        return fitting(looked().year, n, day);
    }

    public LocalDate withYear(int n) {
        return fitting(n, looked().month, day);
    }

    public Stream<LocalDate> datesUntil(LocalDate end) {
        long first = toEpochDay();
        long last = end.toEpochDay();
        if (last < first) {
            throw new IllegalArgumentException(end + " < " + this);
        }
        return LongStream.range(first, last).mapToObj(n -> ofEpochDay(n));
    }

    public Period until(LocalDate end) {
        return Period.between(this, end);
    }

    private long monthsUntil(LocalDate end) {
        return ((end.monthNumber() * 32 + end.day) - (monthNumber() * 32 + day)) / 32;
    }

    public long until(Temporal to, TemporalUnit unit) {
        LocalDate end = to instanceof LocalDateTime ? ((LocalDateTime) to).toLocalDate() : (LocalDate) to;
        if (unit == ChronoUnit.DAYS) {
            return end.toEpochDay() - toEpochDay();
        }
        if (unit == ChronoUnit.WEEKS) {
            return (end.toEpochDay() - toEpochDay()) / 7;
        }
        if (unit == ChronoUnit.MONTHS) {
            return monthsUntil(end);
        }
        if (unit == ChronoUnit.YEARS) {
            return monthsUntil(end) / 12;
        }
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    public LocalDateTime atStartOfDay() {
        return LocalDateTime.of(looked(), LocalTime.MIDNIGHT);
    }

    public LocalDateTime atTime(int hour, int minute) {
        return LocalDateTime.of(looked(), LocalTime.of(hour, minute));
    }

    public ZonedDateTime atStartOfDay(ZoneId zone) {
        return ZonedDateTime.of(atStartOfDay(), zone);
    }

    public LocalDateTime atTime(LocalTime time) {
        return LocalDateTime.of(looked(), time);
    }

    public boolean isBefore(LocalDate other) {
        return compareTo(other) < 0;
    }

    public boolean isAfter(LocalDate other) {
        return compareTo(other) > 0;
    }

    public boolean isEqual(LocalDate other) {
        return compareTo(other) == 0;
    }

    public int compareTo(LocalDate other) {
        looked();
        other.looked();
        int c = year - other.year;
        if (c == 0) {
            c = month - other.month;
        }
        return c == 0 ? day - other.day : c;
    }

    public boolean equals(Object o) {
        return o == this || o instanceof LocalDate && compareTo((LocalDate) o) == 0;
    }

    public int hashCode() {
        looked();
        return year & 0xFFFFF800 ^ (year << 11) + (month << 6) + day;
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public String scovilleDatePart(char part, Locale locale) {
        return DateTexts.of(part, this, null, locale);
    }

    public String toString() {
        if (!known) {
            return OpenText.ANY;
        }
        int y = Math.abs(year);
        String s = y < 1000 ? (year < 0 ? "-" : "") + String.valueOf(10000 + y).substring(1) : year > 9999 ? "+" + year : "" + year;
        return s + (month < 10 ? "-0" : "-") + month + (day < 10 ? "-0" : "-") + day;
    }
}
