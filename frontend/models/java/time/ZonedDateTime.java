package java.time;

import java.time.format.DateTimeFormatter;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.util.Objects;

/** A date with a time in a zone. Of the present one, and those that are counted from it, only differences are known. */
public final class ZonedDateTime implements Temporal, Comparable<ZonedDateTime>, java.io.Serializable {
    private final LocalDateTime local;
    private final ZoneId zone;

    private ZonedDateTime(LocalDateTime local, ZoneId zone) {
        this.local = local;
        this.zone = zone;
    }

    public static ZonedDateTime now() {
        return now(ZoneId.systemDefault());
    }

    public static ZonedDateTime now(ZoneId zone) {
        return ofInstant(Instant.now(), zone);
    }

    public static ZonedDateTime of(LocalDateTime local, ZoneId zone) {
        return new ZonedDateTime(Objects.requireNonNull(local, "localDateTime"), Objects.requireNonNull(zone, "zone"));
    }

    public static ZonedDateTime of(LocalDate date, LocalTime time, ZoneId zone) {
        return of(LocalDateTime.of(date, time), zone);
    }

    public static ZonedDateTime of(int year, int month, int day, int hour, int minute, int second, int nano, ZoneId zone) {
        return of(LocalDateTime.of(year, month, day, hour, minute, second, nano), zone);
    }

    public static ZonedDateTime ofInstant(Instant instant, ZoneId zone) {
        return new ZonedDateTime(LocalDateTime.ofInstant(instant, zone), zone);
    }

    public static ZonedDateTime parse(CharSequence text) {
        return new IsoText(text).zoned();
    }

    private ZonedDateTime with(LocalDateTime other) {
        return new ZonedDateTime(other, zone);
    }

    /** The local date and time where the other one is. */
    private LocalDateTime at(ZoneOffset offset) {
        return local.plusSeconds(offset.getTotalSeconds() - getOffset().getTotalSeconds());
    }

    public ZoneId getZone() {
        return zone;
    }

    public ZoneOffset getOffset() {
        return zone.offset();
    }

    public ZonedDateTime withZoneSameInstant(ZoneId other) {
        return new ZonedDateTime(at(other.offset()), other);
    }

    public ZonedDateTime withZoneSameLocal(ZoneId other) {
        return of(local, other);
    }

    public OffsetDateTime toOffsetDateTime() {
        return OffsetDateTime.of(local, getOffset());
    }

    public LocalDateTime toLocalDateTime() {
        return local;
    }

    public LocalDate toLocalDate() {
        return local.toLocalDate();
    }

    public LocalTime toLocalTime() {
        return local.toLocalTime();
    }

    public Instant toInstant() {
        return local.toInstant(getOffset());
    }

    public long toEpochSecond() {
        return local.toEpochSecond(getOffset());
    }

    public int getYear() {
        return local.getYear();
    }

    public int getMonthValue() {
        return local.getMonthValue();
    }

    public Month getMonth() {
        return local.getMonth();
    }

    public int getDayOfMonth() {
        return local.getDayOfMonth();
    }

    public int getDayOfYear() {
        return local.getDayOfYear();
    }

    public DayOfWeek getDayOfWeek() {
        return local.getDayOfWeek();
    }

    public int getHour() {
        return local.getHour();
    }

    public int getMinute() {
        return local.getMinute();
    }

    public int getSecond() {
        return local.getSecond();
    }

    public int getNano() {
        return local.getNano();
    }

    public ZonedDateTime plusYears(long n) {
        return with(local.plusYears(n));
    }

    public ZonedDateTime plusMonths(long n) {
        return with(local.plusMonths(n));
    }

    public ZonedDateTime plusWeeks(long n) {
        return with(local.plusWeeks(n));
    }

    public ZonedDateTime plusDays(long n) {
        return with(local.plusDays(n));
    }

    public ZonedDateTime plusHours(long n) {
        return with(local.plusHours(n));
    }

    public ZonedDateTime plusMinutes(long n) {
        return with(local.plusMinutes(n));
    }

    public ZonedDateTime plusSeconds(long n) {
        return with(local.plusSeconds(n));
    }

    public ZonedDateTime plusNanos(long n) {
        return with(local.plusNanos(n));
    }

    public ZonedDateTime minusYears(long n) {
        return with(local.minusYears(n));
    }

    public ZonedDateTime minusMonths(long n) {
        return with(local.minusMonths(n));
    }

    public ZonedDateTime minusWeeks(long n) {
        return with(local.minusWeeks(n));
    }

    public ZonedDateTime minusDays(long n) {
        return with(local.minusDays(n));
    }

    public ZonedDateTime minusHours(long n) {
        return with(local.minusHours(n));
    }

    public ZonedDateTime minusMinutes(long n) {
        return with(local.minusMinutes(n));
    }

    public ZonedDateTime minusSeconds(long n) {
        return with(local.minusSeconds(n));
    }

    public ZonedDateTime minusNanos(long n) {
        return with(local.minusNanos(n));
    }

    public ZonedDateTime plus(long n, TemporalUnit unit) {
        return with(local.plus(n, unit));
    }

    public ZonedDateTime minus(long n, TemporalUnit unit) {
        return with(local.minus(n, unit));
    }

    public ZonedDateTime plus(TemporalAmount amount) {
        return with(local.plus(amount));
    }

    public ZonedDateTime minus(TemporalAmount amount) {
        return with(local.minus(amount));
    }

    public ZonedDateTime truncatedTo(TemporalUnit unit) {
        return with(local.truncatedTo(unit));
    }

    public long until(Temporal to, TemporalUnit unit) {
        return local.until(((ZonedDateTime) to).at(getOffset()), unit);
    }

    private int compared(ZonedDateTime other) {
        return local.compareTo(other.at(getOffset()));
    }

    public boolean isBefore(ZonedDateTime other) {
        return compared(other) < 0;
    }

    public boolean isAfter(ZonedDateTime other) {
        return compared(other) > 0;
    }

    public boolean isEqual(ZonedDateTime other) {
        return compared(other) == 0;
    }

    public int compareTo(ZonedDateTime other) {
        if (!local.scovilleIsKnown() && !other.local.scovilleIsKnown() && getOffset().equals(other.getOffset())) {
            int c = compared(other);
            return c == 0 ? zone.getId().compareTo(other.zone.getId()) : c;
        }
        int c = Long.compare(toEpochSecond(), other.toEpochSecond());
        if (c == 0) {
            c = getNano() - other.getNano();
        }
        if (c == 0) {
            c = local.compareTo(other.local);
        }
        return c == 0 ? zone.getId().compareTo(other.zone.getId()) : c;
    }

    public boolean equals(Object o) {
        return o == this || o instanceof ZonedDateTime && local.equals(((ZonedDateTime) o).local) && zone.equals(((ZonedDateTime) o).zone);
    }

    public int hashCode() {
        return local.hashCode() ^ getOffset().hashCode() ^ Integer.rotateLeft(zone.hashCode(), 3);
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public String toString() {
        String s = local + getOffset().toString();
        return zone instanceof ZoneOffset ? s : s + "[" + zone + "]";
    }
}
