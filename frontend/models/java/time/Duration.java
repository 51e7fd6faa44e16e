package java.time;

import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import scoville.OpenText;
import scoville.Rt;

/** A length of time. */
public final class Duration implements TemporalAmount, Comparable<Duration>, java.io.Serializable {
    public static final Duration ZERO = new Duration(0, 0);

    private static final int BILLION = 1000000000;
    private final long seconds;
    /** From 0 to 999,999,999. */
    private final int nanos;

    private Duration(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    public static Duration ofDays(long n) {
        return ofSeconds(Math.multiplyExact(n, 86400L));
    }

    public static Duration ofHours(long n) {
        return ofSeconds(Math.multiplyExact(n, 3600L));
    }

    public static Duration ofMinutes(long n) {
        return ofSeconds(Math.multiplyExact(n, 60L));
    }

    public static Duration ofSeconds(long n) {
        return new Duration(n, 0);
    }

    public static Duration ofSeconds(long n, long nanos) {
        return new Duration(Math.addExact(n, Math.floorDiv(nanos, (long) BILLION)), (int) Math.floorMod(nanos, (long) BILLION));
    }

    public static Duration ofMillis(long n) {
        return new Duration(Math.floorDiv(n, 1000L), (int) Math.floorMod(n, 1000L) * 1000000);
    }

    public static Duration ofNanos(long n) {
        return ofSeconds(0, n);
    }

    public static Duration of(long n, TemporalUnit unit) {
        return ZERO.plus(n, unit);
    }

    public static Duration parse(CharSequence text) {
        AmountText read = new AmountText(text);
        boolean minus = read.minus();
        if (!read.letter('P')) {
            throw read.wrong("Duration", null);
        }
        boolean some = read.number('D');
        long[] parts = new long[4];
        parts[0] = some ? number(read, 86400, "days") : 0;
        int nanos = 0;
        if (read.letter('T')) {
            boolean before = some;
            some = false;
            if (read.number('H')) {
                some = true;
                parts[1] = number(read, 3600, "hours");
            }
            if (read.number('M')) {
                some = true;
                parts[2] = number(read, 60, "minutes");
            }
            String fraction = read.seconds();
            if (fraction != null) {
                some = true;
                parts[3] = number(read, 1, "seconds");
                nanos = fraction.isEmpty() ? 0 : Integer.parseInt((fraction + "00000000").substring(0, 9));
                nanos = read.isNegative() ? -nanos : nanos;
            }
            some = some || before && text.charAt(text.length() - 1) == 't';
        }
        if (!some || !read.isAtEnd()) {
            throw read.wrong("Duration", null);
        }
        try {
            Duration d = ofSeconds(Math.addExact(parts[0], Math.addExact(parts[1], Math.addExact(parts[2], parts[3]))), nanos);
            return minus ? d.negated() : d;
        } catch (ArithmeticException e) {
            throw read.wrong("Duration: overflow", e);
        }
    }

    private static long number(AmountText read, long unit, String name) {
        try {
            return Math.multiplyExact(Long.parseLong(read.last()), unit);
        } catch (NumberFormatException | ArithmeticException e) {
            throw read.wrong("Duration: " + name, e);
        }
    }

    public static Duration between(Temporal from, Temporal to) {
        if (from instanceof Instant && to instanceof Instant) {
            Instant a = (Instant) from;
            Instant b = (Instant) to;
            return ofSeconds(Math.subtractExact(b.getEpochSecond(), a.getEpochSecond()), b.getNano() - a.getNano());
        }
        return ofNanos(from.until(to, ChronoUnit.NANOS));
    }

    private static Duration times(long n, TemporalUnit unit) {
        if (unit.isDateBased() && unit != ChronoUnit.DAYS) {
            throw new UnsupportedTemporalTypeException("Unit must not have an estimated duration");
        }
        return unit.getDuration().multipliedBy(n);
    }

    public Duration plus(long n, TemporalUnit unit) {
        return plus(times(n, unit));
    }

    public Duration minus(long n, TemporalUnit unit) {
        return minus(times(n, unit));
    }

    public Duration minusDays(long n) {
        return minus(ofDays(n));
    }

    public Duration minusHours(long n) {
        return minus(ofHours(n));
    }

    public Duration minusMinutes(long n) {
        return minus(ofMinutes(n));
    }

    public long toDaysPart() {
        return toDays();
    }

    public Duration withSeconds(long n) {
        return ofSeconds(n, nanos);
    }

    public Duration withNanos(int n) {
        if (n < 0 || n >= BILLION) {
            throw new DateTimeException("Invalid value for NanoOfSecond (valid values 0 - 999999999): " + n);
        }
        return new Duration(seconds, n);
    }

    public long getSeconds() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public long toDays() {
        return seconds / 86400;
    }

    public long toHours() {
        return seconds / 3600;
    }

    public long toMinutes() {
        return seconds / 60;
    }

    public long toSeconds() {
        return seconds;
    }

    public long toMillis() {
        return Math.addExact(Math.multiplyExact(seconds, 1000L), (long) (nanos / 1000000));
    }

    public long toNanos() {
        return Math.addExact(Math.multiplyExact(seconds, (long) BILLION), (long) nanos);
    }

    public int toHoursPart() {
        return (int) (toHours() % 24);
    }

    public int toMinutesPart() {
        return (int) (toMinutes() % 60);
    }

    public int toSecondsPart() {
        return (int) (seconds % 60);
    }

    public int toMillisPart() {
        return nanos / 1000000;
    }

    public int toNanosPart() {
        return nanos;
    }

    public boolean isZero() {
        return seconds == 0 && nanos == 0;
    }

    public boolean isNegative() {
        return seconds < 0;
    }

    public boolean isPositive() {
        return seconds > 0 || seconds == 0 && nanos > 0;
    }

    public Duration plus(Duration other) {
        return ofSeconds(Math.addExact(seconds, other.seconds), (long) nanos + other.nanos);
    }

    public Duration minus(Duration other) {
        return ofSeconds(Math.subtractExact(seconds, other.seconds), (long) nanos - other.nanos);
    }

    public Duration plusDays(long n) {
        return plus(ofDays(n));
    }

    public Duration plusHours(long n) {
        return plus(ofHours(n));
    }

    public Duration plusMinutes(long n) {
        return plus(ofMinutes(n));
    }

    public Duration plusSeconds(long n) {
        return plus(ofSeconds(n));
    }

    public Duration plusMillis(long n) {
        return plus(ofMillis(n));
    }

    public Duration plusNanos(long n) {
        return plus(ofNanos(n));
    }

    public Duration minusSeconds(long n) {
        return minus(ofSeconds(n));
    }

    public Duration minusMillis(long n) {
        return minus(ofMillis(n));
    }

    public Duration minusNanos(long n) {
        return minus(ofNanos(n));
    }

    public Duration multipliedBy(long n) {
        if (nanos == 0) {
            return ofSeconds(Math.multiplyExact(seconds, n));
        }
        return ofNanos(Math.multiplyExact(toNanos(), n));
    }

    public Duration dividedBy(long n) {
        if (n == 0) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        return ofNanos(toNanos() / n);
    }

    public long dividedBy(Duration other) {
        if (other.isZero()) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        return toNanos() / other.toNanos();
    }

    public Duration negated() {
        return ZERO.minus(this);
    }

    public Duration abs() {
        return isNegative() ? negated() : this;
    }

    public int compareTo(Duration other) {
        int c = Long.compare(seconds, other.seconds);
        return c != 0 ? c : nanos - other.nanos;
    }

    public boolean equals(Object o) {
        return o instanceof Duration && ((Duration) o).seconds == seconds && ((Duration) o).nanos == nanos;
    }

    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    public String toString() {
        if (isZero()) {
            return "PT0S";
        }
        long whole = seconds < 0 && nanos > 0 ? seconds + 1 : seconds;
        long hours = whole / 3600;
        long minutes = whole % 3600 / 60;
        long rest = whole % 60;
        StringBuilder s = new StringBuilder("PT");
        if (hours != 0) {
            s.append(hours).append('H');
        }
        if (minutes != 0) {
            s.append(minutes).append('M');
        }
        if (rest == 0 && nanos == 0) {
            return s.toString();
        }
        if (seconds < 0 && nanos > 0 && rest == 0) {
            s.append("-0");
        } else {
            s.append(rest);
        }
        if (nanos > 0) {
            int part = seconds < 0 ? BILLION - nanos : nanos;
            String digits = String.valueOf(BILLION + part).substring(1);
            int end = digits.length();
            while (digits.charAt(end - 1) == '0') {
                end--;
            }
            s.append('.').append(digits.substring(0, end));
        }
        return s.append('S').toString();
    }
}

/** A moment by the clock of {@link System#currentTimeMillis}; what date the clock shows is not known. */
public final class Instant implements Temporal, Comparable<Instant>, java.io.Serializable {
    private static final long FIRST_SECOND = -31557014167219200L;
    private static final long LAST_SECOND = 31556889864403199L;

    public static final Instant EPOCH = known(0, 0);
    public static final Instant MIN = known(FIRST_SECOND, 0);
    public static final Instant MAX = known(LAST_SECOND, 999_999_999);

    private final long seconds;
    private final int nanos;
    /** It does not come from the clock, whatever it is. */
    private final boolean given;

    private Instant(long seconds, int nanos, boolean given) {
        if (seconds < FIRST_SECOND || seconds > LAST_SECOND) {
            throw new DateTimeException("Instant exceeds minimum or maximum instant");
        }
        this.seconds = seconds;
        this.nanos = nanos;
        this.given = given;
    }

    private static Instant of(Duration sinceEpoch) {
        return new Instant(sinceEpoch.getSeconds(), sinceEpoch.getNano(), false);
    }

    static Instant known(long seconds, int nanos) {
        return new Instant(seconds, nanos, true);
    }

    /** At another time, which comes from where this one comes from. */
    private Instant at(Duration sinceEpoch) {
        return new Instant(sinceEpoch.getSeconds(), sinceEpoch.getNano(), given);
    }

    /** Whether it comes, or may come, from the clock. */
    boolean isReading() {
        // Far from now, it may have no number of milliseconds.
        return !given && Math.abs(seconds) < LAST_SECOND / 1000 && System.scovilleIsTime(toEpochMilli());
    }

    public static Instant parse(CharSequence text) {
        return new IsoText(text).instant();
    }

    public OffsetDateTime atOffset(ZoneOffset offset) {
        return OffsetDateTime.ofInstant(this, offset);
    }

    public ZonedDateTime atZone(ZoneId zone) {
        return ZonedDateTime.ofInstant(this, zone);
    }

    private Duration sinceEpoch() {
        return Duration.ofSeconds(seconds, nanos);
    }

    public static Instant now() {
        return ofEpochMilli(System.currentTimeMillis());
    }

    public static Instant ofEpochMilli(long n) {
        return of(Duration.ofMillis(n));
    }

    public static Instant ofEpochSecond(long n) {
        return of(Duration.ofSeconds(n));
    }

    public static Instant ofEpochSecond(long n, long nanos) {
        return of(Duration.ofSeconds(n, nanos));
    }

    public Instant plus(long n, TemporalUnit unit) {
        return plus(Duration.of(n, unit));
    }

    public Instant minus(long n, TemporalUnit unit) {
        return minus(Duration.of(n, unit));
    }

    public long until(Temporal end, TemporalUnit unit) {
        return LocalDateTime.units(Duration.between(this, (Instant) end), unit);
    }

    public Instant truncatedTo(TemporalUnit unit) {
        return at(LocalDateTime.truncated(sinceEpoch(), unit));
    }

    public long getEpochSecond() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public long toEpochMilli() {
        return sinceEpoch().toMillis();
    }

    public Instant plus(Duration d) {
        return at(sinceEpoch().plus(d));
    }

    public Instant minus(Duration d) {
        return at(sinceEpoch().minus(d));
    }

    public Instant plusMillis(long n) {
        return plus(Duration.ofMillis(n));
    }

    public Instant plusNanos(long n) {
        return plus(Duration.ofNanos(n));
    }

    public Instant plusSeconds(long n) {
        return plus(Duration.ofSeconds(n));
    }

    public Instant minusMillis(long n) {
        return minus(Duration.ofMillis(n));
    }

    public Instant minusNanos(long n) {
        return minus(Duration.ofNanos(n));
    }

    public Instant minusSeconds(long n) {
        return minus(Duration.ofSeconds(n));
    }

    public boolean isBefore(Instant other) {
        return compareTo(other) < 0;
    }

    public boolean isAfter(Instant other) {
        return compareTo(other) > 0;
    }

    public int compareTo(Instant other) {
        int c = Long.compare(seconds, other.seconds);
        return c != 0 ? c : nanos - other.nanos;
    }

    public boolean equals(Object o) {
        return o instanceof Instant && compareTo((Instant) o) == 0;
    }

    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    public String toString() {
        if (isReading()) {
            return OpenText.ANY;
        }
        if (Math.abs(seconds) > LAST_SECOND - 400L * 86_400) {
            Rt.unsupported("a moment at the limits of the years");
        }
        LocalDateTime at = LocalDateTime.ofEpochSecond(seconds, nanos, ZoneOffset.UTC);
        LocalTime time = at.toLocalTime();
        String text = at.toLocalDate() + "T" + time;
        return (time.getSecond() == 0 && time.getNano() == 0 ? text + ":00" : text) + "Z";
    }
}
