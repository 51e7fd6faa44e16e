package java.time;

import java.time.format.DateTimeFormatter;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.util.Objects;

/** A date with a time at a distance from UTC. Of the present one, and those that are counted from it, only differences are known. */
public final class OffsetDateTime implements Temporal, Comparable<OffsetDateTime>, java.io.Serializable {
    private final LocalDateTime local;
    private final ZoneOffset offset;

    private OffsetDateTime(LocalDateTime local, ZoneOffset offset) {
        this.local = local;
        this.offset = offset;
    }

    public static OffsetDateTime now() {
        return now(ZoneId.systemDefault());
    }

    public static OffsetDateTime now(ZoneId zone) {
        return ofInstant(Instant.now(), zone);
    }

    public static OffsetDateTime of(LocalDateTime local, ZoneOffset offset) {
        return new OffsetDateTime(Objects.requireNonNull(local, "dateTime"), Objects.requireNonNull(offset, "offset"));
    }

    public static OffsetDateTime of(LocalDate date, LocalTime time, ZoneOffset offset) {
        return of(LocalDateTime.of(date, time), offset);
    }

    public static OffsetDateTime of(int year, int month, int day, int hour, int minute, int second, int nano, ZoneOffset offset) {
        return of(LocalDateTime.of(year, month, day, hour, minute, second, nano), offset);
    }

    public static OffsetDateTime ofInstant(Instant instant, ZoneId zone) {
        return new OffsetDateTime(LocalDateTime.ofInstant(instant, zone), zone.offset());
    }

    public static OffsetDateTime parse(CharSequence text) {
        return new IsoText(text).withOffset();
    }

    private OffsetDateTime with(LocalDateTime other) {
        return new OffsetDateTime(other, offset);
    }

    /** The local date and time where the other one is. */
    private LocalDateTime at(ZoneOffset other) {
        return local.plusSeconds(other.getTotalSeconds() - offset.getTotalSeconds());
    }

    public ZoneOffset getOffset() {
        return offset;
    }

    public OffsetDateTime withOffsetSameInstant(ZoneOffset other) {
        return new OffsetDateTime(at(other), other);
    }

    public OffsetDateTime withOffsetSameLocal(ZoneOffset other) {
        return of(local, other);
    }

    public ZonedDateTime toZonedDateTime() {
        return ZonedDateTime.of(local, offset);
    }

    public ZonedDateTime atZoneSameInstant(ZoneId zone) {
        return ZonedDateTime.of(at(zone.offset()), zone);
    }

    public ZonedDateTime atZoneSimilarLocal(ZoneId zone) {
        return ZonedDateTime.of(local, zone);
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

    public OffsetDateTime plusYears(long n) {
        return with(local.plusYears(n));
    }

    public OffsetDateTime plusMonths(long n) {
        return with(local.plusMonths(n));
    }

    public OffsetDateTime plusWeeks(long n) {
        return with(local.plusWeeks(n));
    }

    public OffsetDateTime plusDays(long n) {
        return with(local.plusDays(n));
    }

    public OffsetDateTime plusHours(long n) {
        return with(local.plusHours(n));
    }

    public OffsetDateTime plusMinutes(long n) {
        return with(local.plusMinutes(n));
    }

    public OffsetDateTime plusSeconds(long n) {
        return with(local.plusSeconds(n));
    }

    public OffsetDateTime plusNanos(long n) {
        return with(local.plusNanos(n));
    }

    public OffsetDateTime minusYears(long n) {
        return with(local.minusYears(n));
    }

    public OffsetDateTime minusMonths(long n) {
        return with(local.minusMonths(n));
    }

    public OffsetDateTime minusWeeks(long n) {
        return with(local.minusWeeks(n));
    }

    public OffsetDateTime minusDays(long n) {
        return with(local.minusDays(n));
    }

    public OffsetDateTime minusHours(long n) {
        return with(local.minusHours(n));
    }

    public OffsetDateTime minusMinutes(long n) {
        return with(local.minusMinutes(n));
    }

    public OffsetDateTime minusSeconds(long n) {
        return with(local.minusSeconds(n));
    }

    public OffsetDateTime minusNanos(long n) {
        return with(local.minusNanos(n));
    }

    public OffsetDateTime plus(long n, TemporalUnit unit) {
        return with(local.plus(n, unit));
    }

    public OffsetDateTime minus(long n, TemporalUnit unit) {
        return with(local.minus(n, unit));
    }

    public OffsetDateTime plus(TemporalAmount amount) {
        return with(local.plus(amount));
    }

    public OffsetDateTime minus(TemporalAmount amount) {
        return with(local.minus(amount));
    }

    public OffsetDateTime truncatedTo(TemporalUnit unit) {
        return with(local.truncatedTo(unit));
    }

    public long until(Temporal to, TemporalUnit unit) {
        return local.until(((OffsetDateTime) to).at(getOffset()), unit);
    }

    private int compared(OffsetDateTime other) {
        return local.compareTo(other.at(getOffset()));
    }

    public boolean isBefore(OffsetDateTime other) {
        return compared(other) < 0;
    }

    public boolean isAfter(OffsetDateTime other) {
        return compared(other) > 0;
    }

    public boolean isEqual(OffsetDateTime other) {
        return compared(other) == 0;
    }

    public int compareTo(OffsetDateTime other) {
        if (offset.equals(other.offset)) {
            return local.compareTo(other.local);
        }
        int c = Long.compare(toEpochSecond(), other.toEpochSecond());
        if (c == 0) {
            c = getNano() - other.getNano();
        }
        return c == 0 ? local.compareTo(other.local) : c;
    }

    public boolean equals(Object o) {
        return o == this || o instanceof OffsetDateTime && local.equals(((OffsetDateTime) o).local) && offset.equals(((OffsetDateTime) o).offset);
    }

    public int hashCode() {
        return local.hashCode() ^ offset.hashCode();
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public String toString() {
        return local + offset.toString();
    }
}
