package java.util.concurrent;

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

    public void sleep(long duration) throws InterruptedException {
        if (duration > 0) {
            Thread.sleep(0);
        }
    }
}
