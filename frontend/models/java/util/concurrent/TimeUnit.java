package java.util.concurrent;

import java.util.Objects;

public enum TimeUnit {
    NANOSECONDS(1L),
    MICROSECONDS(1000L),
    MILLISECONDS(1000000L),
    SECONDS(1000000000L),
    MINUTES(60000000000L),
    HOURS(3600000000000L),
    DAYS(86400000000000L);

    private final long nanos;

    TimeUnit(long nanos) {
        this.nanos = nanos;
    }

    /** Fractions are cut off; what is too large becomes the largest. */
    public long convert(long duration, TimeUnit unit) {
        if (unit.nanos >= nanos) {
            long factor = unit.nanos / nanos;
            long most = Long.MAX_VALUE / factor;
            return duration > most ? Long.MAX_VALUE : duration < -most ? Long.MIN_VALUE : duration * factor;
        }
        return duration / (nanos / unit.nanos);
    }

    public long toNanos(long duration) {
        return NANOSECONDS.convert(duration, this);
    }

    public long toMicros(long duration) {
        return MICROSECONDS.convert(duration, this);
    }

    public long toMillis(long duration) {
        return MILLISECONDS.convert(duration, this);
    }

    public long toSeconds(long duration) {
        return SECONDS.convert(duration, this);
    }

    public long toMinutes(long duration) {
        return MINUTES.convert(duration, this);
    }

    public long toHours(long duration) {
        return HOURS.convert(duration, this);
    }

    public long toDays(long duration) {
        return DAYS.convert(duration, this);
    }

    public long convert(java.time.Duration duration) {
        long seconds = duration.getSeconds();
        int part = duration.getNano();
        if (nanos >= 1000000000L) {
            // Towards zero.
            return convert(seconds < 0 && part > 0 ? seconds + 1 : seconds, SECONDS);
        }
        long whole = convert(seconds, SECONDS);
        if (whole == Long.MAX_VALUE || whole == Long.MIN_VALUE) {
            return whole;
        }
        if (seconds < 0 && part > 0) {
            return convert(seconds + 1, SECONDS) - (1000000000L - part) / nanos;
        }
        long rest = part / nanos;
        return whole > Long.MAX_VALUE - rest ? Long.MAX_VALUE : whole + rest;
    }

    public java.time.temporal.ChronoUnit toChronoUnit() {
        switch (this) {
            case NANOSECONDS: return java.time.temporal.ChronoUnit.NANOS;
            case MICROSECONDS: return java.time.temporal.ChronoUnit.MICROS;
            case MILLISECONDS: return java.time.temporal.ChronoUnit.MILLIS;
            case SECONDS: return java.time.temporal.ChronoUnit.SECONDS;
            case MINUTES: return java.time.temporal.ChronoUnit.MINUTES;
            case HOURS: return java.time.temporal.ChronoUnit.HOURS;
            default: return java.time.temporal.ChronoUnit.DAYS;
        }
    }

    public static TimeUnit of(java.time.temporal.ChronoUnit unit) {
        Objects.requireNonNull(unit);
        for (TimeUnit t : values()) {
            if (t.toChronoUnit() == unit) {
                return t;
            }
        }
        throw new IllegalArgumentException("No TimeUnit equivalent for " + unit);
    }

    public void timedWait(Object monitor, long timeout) throws InterruptedException {
        if (timeout > 0) {
            monitor.wait(1);
        }
    }

    public void timedJoin(Thread thread, long timeout) throws InterruptedException {
        if (timeout > 0) {
            thread.join(1);
        }
    }

    public void sleep(long duration) throws InterruptedException {
        if (duration > 0) {
            Thread.sleep(0);
        }
    }
}
