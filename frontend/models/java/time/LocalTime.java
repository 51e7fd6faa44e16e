package java.time;

import java.time.format.DateTimeFormatter;
import java.time.format.ParsedMoment;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.Locale;
import java.util.Objects;
import scoville.DateTexts;
import scoville.Dated;
import scoville.OpenText;
import scoville.Rt;

/** A time of day; the present one is not known, and may be printed only. */
public final class LocalTime implements Temporal, Dated, Comparable<LocalTime>, java.io.Serializable {
    static final long DAY = 86400000000000L;

    public static final LocalTime MIDNIGHT = new LocalTime(0);
    public static final LocalTime MIN = MIDNIGHT;
    public static final LocalTime MAX = new LocalTime(DAY - 1);
    public static final LocalTime NOON = new LocalTime(DAY / 2);

    /** Of the day; -1: not known. */
    private final long nanos;

    private LocalTime(long nanos) {
        this.nanos = nanos;
    }

    public static LocalTime now() {
        return new LocalTime(-1);
    }

    public static LocalTime of(int hour, int minute) {
        return of(hour, minute, 0, 0);
    }

    public static LocalTime of(int hour, int minute, int second) {
        return of(hour, minute, second, 0);
    }

    public static LocalTime of(int hour, int minute, int second, int nano) {
        check("HourOfDay", hour, 23);
        check("MinuteOfHour", minute, 59);
        check("SecondOfMinute", second, 59);
        check("NanoOfSecond", nano, 999999999);
        return new LocalTime(((hour * 60L + minute) * 60 + second) * 1000000000L + nano);
    }

    static void check(String what, int n, int most) {
        if (n < 0 || n > most) {
            throw new DateTimeException("Invalid value for " + what + " (valid values 0 - " + most + "): " + n);
        }
    }

    public static LocalTime ofSecondOfDay(long n) {
        if (n < 0 || n >= 86400) {
            throw new DateTimeException("Invalid value for SecondOfDay (valid values 0 - 86399): " + n);
        }
        return new LocalTime(n * 1000000000L);
    }

    public static LocalTime ofNanoOfDay(long n) {
        if (n < 0 || n >= DAY) {
            throw new DateTimeException("Invalid value for NanoOfDay (valid values 0 - 86399999999999): " + n);
        }
        return new LocalTime(n);
    }

    public static LocalTime parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.scovilleParsed(text.toString()).time();
    }

    public static LocalTime parse(CharSequence text) {
        return new IsoText(text).time();
    }

    public boolean scovilleIsKnown() {
        return nanos >= 0;
    }

    private long looked() {
        if (nanos < 0) {
            Rt.unsupported("the time of day");
        }
        return nanos;
    }

    public long toNanoOfDay() {
        return looked();
    }

    public int toSecondOfDay() {
        return (int) (looked() / 1000000000L);
    }

    public int getHour() {
        return toSecondOfDay() / 3600;
    }

    public int getMinute() {
        return toSecondOfDay() / 60 % 60;
    }

    public int getSecond() {
        return toSecondOfDay() % 60;
    }

    public int getNano() {
        return (int) (looked() % 1000000000L);
    }

    public LocalTime plusNanos(long n) {
        return new LocalTime(Math.floorMod(looked() + n % DAY, DAY));
    }

    public LocalTime plusSeconds(long n) {
        return plusNanos(n % 86400 * 1000000000L);
    }

    public LocalTime plusMinutes(long n) {
        return plusSeconds(n % 1440 * 60);
    }

    public LocalTime plusHours(long n) {
        return plusSeconds(n % 24 * 3600);
    }

    public LocalTime minusNanos(long n) {
        return plusNanos(-(n % DAY));
    }

    public LocalTime minusSeconds(long n) {
        return plusSeconds(-(n % 86400));
    }

    public LocalTime minusMinutes(long n) {
        return plusMinutes(-(n % 1440));
    }

    public LocalTime minusHours(long n) {
        return plusHours(-(n % 24));
    }

    private static Duration length(TemporalUnit unit) {
        if (!unit.isTimeBased()) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        return unit.getDuration();
    }

    public LocalTime plus(long n, TemporalUnit unit) {
        long one = length(unit).toNanos();
        return plusNanos(n % (DAY / one) * one);
    }

    public LocalTime minus(long n, TemporalUnit unit) {
        long one = length(unit).toNanos();
        return plusNanos(-(n % (DAY / one)) * one);
    }

    public LocalTime plus(TemporalAmount amount) {
        return plusNanos(((Duration) amount).toNanos());
    }

    public LocalTime minus(TemporalAmount amount) {
        return plusNanos(-((Duration) amount).toNanos());
    }

    public LocalTime truncatedTo(TemporalUnit unit) {
        long one = unit.getDuration().toNanos();
        return new LocalTime(looked() / one * one);
    }

    public LocalTime withNano(int n) {
        return of(getHour(), getMinute(), getSecond(), n);
    }

    public LocalTime withSecond(int n) {
        return of(getHour(), getMinute(), n, getNano());
    }

    public LocalTime withMinute(int n) {
        return of(getHour(), n, getSecond(), getNano());
    }

    public LocalTime withHour(int n) {
        return of(n, getMinute(), getSecond(), getNano());
    }

    public long until(Temporal to, TemporalUnit unit) {
        LocalTime end = to instanceof LocalDateTime ? ((LocalDateTime) to).toLocalTime() : (LocalTime) to;
        return (end.looked() - looked()) / length(unit).toNanos();
    }

    public LocalDateTime atDate(LocalDate date) {
        return LocalDateTime.of(date, this);
    }

    public boolean isBefore(LocalTime other) {
        return compareTo(other) < 0;
    }

    public boolean isAfter(LocalTime other) {
        return compareTo(other) > 0;
    }

    public int compareTo(LocalTime other) {
        return Long.compare(looked(), other.looked());
    }

    public boolean equals(Object o) {
        return o == this || o instanceof LocalTime && compareTo((LocalTime) o) == 0;
    }

    public int hashCode() {
        return Long.hashCode(looked());
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    static String two(int n) {
        return n < 10 ? "0" + n : "" + n;
    }

    public String scovilleDatePart(char part, Locale locale) {
        return DateTexts.of(part, null, this, locale);
    }

    public String toString() {
        if (nanos < 0) {
            return OpenText.ANY;
        }
        String s = two(getHour()) + ":" + two(getMinute());
        int second = getSecond();
        int nano = getNano();
        if (second == 0 && nano == 0) {
            return s;
        }
        s = s + ":" + two(second);
        if (nano == 0) {
            return s;
        }
        String digits = String.valueOf(1000000000 + nano).substring(1);
        int end = nano % 1000000 == 0 ? 3 : nano % 1000 == 0 ? 6 : 9;
        return s + "." + digits.substring(0, end);
    }
}

/** A date with a time. Of the present one, and those that are counted from it, only differences are known; it may be printed. */
public final class LocalDateTime implements Temporal, Dated, Comparable<LocalDateTime>, java.io.Serializable {
    /** Null: not known. */
    private final LocalDate date;
    private final LocalTime time;
    /** Since a moment that is not known, if the date is not. */
    private final Duration since;

    public static final LocalDateTime MIN = new LocalDateTime(LocalDate.MIN, LocalTime.MIN);
    public static final LocalDateTime MAX = new LocalDateTime(LocalDate.MAX, LocalTime.MAX);

    private LocalDateTime(LocalDate date, LocalTime time) {
        this.date = date;
        this.time = time;
        since = null;
    }

    private LocalDateTime(Duration since) {
        date = null;
        time = null;
        this.since = since;
    }

    public static LocalDateTime now() {
        return new LocalDateTime(Duration.ofMillis(System.currentTimeMillis()));
    }

    public static LocalDateTime of(LocalDate date, LocalTime time) {
        if (!date.scovilleIsKnown()) {
            Rt.unsupported("a time of today");
        }
        time.toNanoOfDay();
        return new LocalDateTime(date, time);
    }

    public static LocalDateTime of(int year, int month, int day, int hour, int minute) {
        return of(year, month, day, hour, minute, 0, 0);
    }

    public static LocalDateTime of(int year, int month, int day, int hour, int minute, int second) {
        return of(year, month, day, hour, minute, second, 0);
    }

    public static LocalDateTime of(int year, int month, int day, int hour, int minute, int second, int nano) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second, nano));
    }

    public static LocalDateTime of(int year, Month month, int day, int hour, int minute) {
        return of(year, month.getValue(), day, hour, minute, 0, 0);
    }

    public static LocalDateTime of(int year, Month month, int day, int hour, int minute, int second) {
        return of(year, month.getValue(), day, hour, minute, second, 0);
    }

    public static LocalDateTime ofEpochSecond(long seconds, int nanos, ZoneOffset zone) {
        LocalTime.check("NanoOfSecond", nanos, 999999999);
        long local = seconds + zone.getTotalSeconds();
        long day = Math.floorDiv(local, 86400L);
        long rest = Math.floorMod(local, 86400L);
        return new LocalDateTime(LocalDate.ofEpochDay(day), LocalTime.ofNanoOfDay(rest * 1000000000L + nanos));
    }

    public static LocalDateTime ofInstant(Instant instant, ZoneId zone) {
        ZoneOffset offset = zone.offset();
        if (instant.isReading()) {
            return new LocalDateTime(Duration.ofSeconds(instant.getEpochSecond(), instant.getNano()).plusSeconds(offset.getTotalSeconds()));
        }
        return ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset);
    }

    public static LocalDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        ParsedMoment parsed = formatter.scovilleParsed(text.toString());
        return of(parsed.date(), parsed.time());
    }

    public static LocalDateTime parse(CharSequence text) {
        return new IsoText(text).dateTime();
    }

    /** So many whole units. */
    static long units(Duration d, TemporalUnit unit) {
        if (unit.isDateBased() && unit != ChronoUnit.DAYS) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        if (unit == ChronoUnit.NANOS) {
            return d.toNanos();
        }
        if (unit == ChronoUnit.MICROS) {
            return d.toNanos() / 1000;
        }
        if (unit == ChronoUnit.MILLIS) {
            return d.toNanos() / 1000000;
        }
        long seconds = d.getSeconds();
        if (seconds < 0 && d.getNano() > 0) {
            seconds++;
        }
        return seconds / unit.getDuration().getSeconds();
    }

    static Duration truncated(Duration d, TemporalUnit unit) {
        Duration one = unit.getDuration();
        if (one.getSeconds() > 86400) {
            throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
        }
        if (one.getSeconds() > 0) {
            return Duration.ofSeconds(Math.floorDiv(d.getSeconds(), one.getSeconds()) * one.getSeconds());
        }
        return Duration.ofSeconds(d.getSeconds(), d.getNano() / one.getNano() * one.getNano());
    }

    private LocalDateTime looked() {
        if (date == null) {
            Rt.unsupported("the present date and time");
        }
        return this;
    }

    public boolean scovilleIsKnown() {
        return date != null;
    }

    public OffsetDateTime atOffset(ZoneOffset offset) {
        return OffsetDateTime.of(this, offset);
    }

    public ZonedDateTime atZone(ZoneId zone) {
        return ZonedDateTime.of(this, zone);
    }

    public LocalDate toLocalDate() {
        return date == null ? LocalDate.now() : date;
    }

    public LocalTime toLocalTime() {
        return time == null ? LocalTime.now() : time;
    }

    private Duration sinceEpoch() {
        return Duration.ofSeconds(date.toEpochDay() * 86400, time.toNanoOfDay());
    }

    public long toEpochSecond(ZoneOffset zone) {
        return looked().sinceEpoch().getSeconds() - zone.getTotalSeconds();
    }

    public Instant toInstant(ZoneOffset zone) {
        return Instant.known(toEpochSecond(zone), getNano());
    }

    public int getYear() {
        return looked().date.getYear();
    }

    public Month getMonth() {
        return looked().date.getMonth();
    }

    public int getMonthValue() {
        return looked().date.getMonthValue();
    }

    public int getDayOfMonth() {
        return looked().date.getDayOfMonth();
    }

    public int getDayOfYear() {
        return looked().date.getDayOfYear();
    }

    public DayOfWeek getDayOfWeek() {
        return looked().date.getDayOfWeek();
    }

    public int getHour() {
        return looked().time.getHour();
    }

    public int getMinute() {
        return looked().time.getMinute();
    }

    public int getSecond() {
        return looked().time.getSecond();
    }

    public int getNano() {
        return looked().time.getNano();
    }

    private LocalDateTime plusExactly(Duration d) {
        if (date == null) {
            return new LocalDateTime(since.plus(d));
        }
        Duration all = sinceEpoch().plus(d);
        return ofEpochSecond(all.getSeconds(), all.getNano(), ZoneOffset.UTC);
    }

    public LocalDateTime plus(TemporalAmount amount) {
        if (amount instanceof Period) {
            return new LocalDateTime(looked().date.plus(amount), time);
        }
        return plusExactly((Duration) amount);
    }

    public LocalDateTime minus(TemporalAmount amount) {
        if (amount instanceof Period) {
            return new LocalDateTime(looked().date.minus(amount), time);
        }
        return plusExactly(((Duration) amount).negated());
    }

    public LocalDateTime plus(long n, TemporalUnit unit) {
        if (unit.isDateBased() && unit != ChronoUnit.DAYS) {
            return new LocalDateTime(looked().date.plus(n, unit), time);
        }
        return plusExactly(Duration.of(n, unit));
    }

    public LocalDateTime minus(long n, TemporalUnit unit) {
        return plus(-n, unit);
    }

    public LocalDateTime plusYears(long n) {
        return plus(n, ChronoUnit.YEARS);
    }

    public LocalDateTime plusMonths(long n) {
        return plus(n, ChronoUnit.MONTHS);
    }

    public LocalDateTime plusWeeks(long n) {
        return plus(n, ChronoUnit.WEEKS);
    }

    public LocalDateTime plusDays(long n) {
        return plus(n, ChronoUnit.DAYS);
    }

    public LocalDateTime plusHours(long n) {
        return plus(n, ChronoUnit.HOURS);
    }

    public LocalDateTime plusMinutes(long n) {
        return plus(n, ChronoUnit.MINUTES);
    }

    public LocalDateTime plusSeconds(long n) {
        return plus(n, ChronoUnit.SECONDS);
    }

    public LocalDateTime plusNanos(long n) {
        return plus(n, ChronoUnit.NANOS);
    }

    public LocalDateTime minusYears(long n) {
        return plusYears(-n);
    }

    public LocalDateTime minusMonths(long n) {
        return plusMonths(-n);
    }

    public LocalDateTime minusWeeks(long n) {
        return plusWeeks(-n);
    }

    public LocalDateTime minusDays(long n) {
        return plusDays(-n);
    }

    public LocalDateTime minusHours(long n) {
        return plusHours(-n);
    }

    public LocalDateTime minusMinutes(long n) {
        return plusMinutes(-n);
    }

    public LocalDateTime minusSeconds(long n) {
        return plusSeconds(-n);
    }

    public LocalDateTime minusNanos(long n) {
        return plusNanos(-n);
    }

    public LocalDateTime truncatedTo(TemporalUnit unit) {
        Duration d = truncated(looked().sinceEpoch(), unit);
        return ofEpochSecond(d.getSeconds(), d.getNano(), ZoneOffset.UTC);
    }

    public LocalDateTime with(LocalTime other) {
        return new LocalDateTime(looked().date, other);
    }

    public LocalDateTime with(LocalDate other) {
        return new LocalDateTime(other, looked().time);
    }

    public LocalDateTime withYear(int n) {
        return new LocalDateTime(looked().date.withYear(n), time);
    }

    public LocalDateTime withMonth(int n) {
        return new LocalDateTime(looked().date.withMonth(n), time);
    }

    public LocalDateTime withDayOfMonth(int n) {
        return new LocalDateTime(looked().date.withDayOfMonth(n), time);
    }

    public LocalDateTime withDayOfYear(int n) {
        return new LocalDateTime(looked().date.withDayOfYear(n), time);
    }

    public LocalDateTime withHour(int n) {
        return new LocalDateTime(looked().date, time.withHour(n));
    }

    public LocalDateTime withMinute(int n) {
        return new LocalDateTime(looked().date, time.withMinute(n));
    }

    public LocalDateTime withSecond(int n) {
        return new LocalDateTime(looked().date, time.withSecond(n));
    }

    public LocalDateTime withNano(int n) {
        return new LocalDateTime(looked().date, time.withNano(n));
    }

    private Duration until(LocalDateTime end) {
        if ((date == null) != (end.date == null)) {
            Rt.unsupported("the present date and time");
        }
        return date == null ? end.since.minus(since) : end.sinceEpoch().minus(sinceEpoch());
    }

    public long until(Temporal to, TemporalUnit unit) {
        LocalDateTime end = (LocalDateTime) to;
        if (unit.isTimeBased() || unit == ChronoUnit.DAYS) {
            return units(until(end), unit);
        }
        LocalDate last = end.looked().date;
        if (last.isAfter(looked().date) && end.time.isBefore(time)) {
            last = last.minusDays(1);
        } else if (last.isBefore(date) && end.time.isAfter(time)) {
            last = last.plusDays(1);
        }
        return date.until(last, unit);
    }

    public boolean isBefore(LocalDateTime other) {
        return until(other).isPositive();
    }

    public boolean isAfter(LocalDateTime other) {
        return until(other).isNegative();
    }

    public boolean isEqual(LocalDateTime other) {
        return until(other).isZero();
    }

    public int compareTo(LocalDateTime other) {
        if (date == null && other.date == null) {
            return since.compareTo(other.since) > 0 ? 1 : since.compareTo(other.since);
        }
        int c = looked().date.compareTo(other.looked().date);
        return c == 0 ? time.compareTo(other.time) : c;
    }

    public boolean equals(Object o) {
        return o instanceof LocalDateTime && isEqual((LocalDateTime) o);
    }

    public int hashCode() {
        return looked().date.hashCode() ^ time.hashCode();
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public String scovilleDatePart(char part, Locale locale) {
        return DateTexts.of(part, toLocalDate(), toLocalTime(), locale);
    }

    public String toString() {
        return date == null ? OpenText.ANY : date + "T" + time;
    }
}
