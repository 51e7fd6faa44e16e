package java.time.temporal;

import java.time.DateTimeException;
import java.time.Duration;

public interface TemporalAccessor {
}

/** What units can be added to. */
public interface Temporal extends TemporalAccessor {
    Temporal plus(long n, TemporalUnit unit);

    Temporal minus(long n, TemporalUnit unit);

    long until(Temporal end, TemporalUnit unit);
}

public interface TemporalAmount {
}

public interface TemporalUnit {
    Duration getDuration();

    boolean isDateBased();

    boolean isTimeBased();

    long between(Temporal from, Temporal to);
}

public class UnsupportedTemporalTypeException extends DateTimeException {
    public UnsupportedTemporalTypeException(String message) {
        super(message);
    }
}

public enum ChronoUnit implements TemporalUnit {
    NANOS("Nanos", 0, 1),
    MICROS("Micros", 0, 1000),
    MILLIS("Millis", 0, 1000000),
    SECONDS("Seconds", 1, 0),
    MINUTES("Minutes", 60, 0),
    HOURS("Hours", 3600, 0),
    HALF_DAYS("HalfDays", 43200, 0),
    DAYS("Days", 86400, 0),
    WEEKS("Weeks", 7 * 86400L, 0),
    MONTHS("Months", 31556952L / 12, 0),
    YEARS("Years", 31556952L, 0),
    DECADES("Decades", 31556952L * 10, 0),
    CENTURIES("Centuries", 31556952L * 100, 0);

    private final String text;
    private final long seconds;
    private final int nanos;

    ChronoUnit(String text, long seconds, int nanos) {
        this.text = text;
        this.seconds = seconds;
        this.nanos = nanos;
    }

    public Duration getDuration() {
        return Duration.ofSeconds(seconds, nanos);
    }

    public boolean isDateBased() {
        return ordinal() >= DAYS.ordinal();
    }

    public boolean isTimeBased() {
        return ordinal() < DAYS.ordinal();
    }

    public boolean isDurationEstimated() {
        return isDateBased();
    }

    public long between(Temporal from, Temporal to) {
        return from.until(to, this);
    }

    public String toString() {
        return text;
    }
}
