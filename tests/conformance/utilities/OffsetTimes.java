import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;

/** Dates and times at a distance from UTC. */
public class OffsetTimes {
    static void p(Object o) {
        System.out.println(o);
    }

    interface Action {
        Object run();
    }

    static void t(Action a) {
        try {
            p(a.run());
        } catch (RuntimeException e) {
            p(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        LocalDateTime local = LocalDateTime.of(2024, 2, 29, 23, 30, 15, 500);
        OffsetDateTime a = local.atOffset(ZoneOffset.ofHours(2));
        OffsetDateTime b = OffsetDateTime.of(2024, 2, 29, 21, 30, 15, 500, ZoneOffset.UTC);
        p(a + " " + b + " " + a.getOffset() + " " + b.getOffset());
        p(a.equals(b) + " " + a.isEqual(b) + " " + a.isBefore(b) + " " + a.isAfter(b) + " " + a.compareTo(b) + " " + b.compareTo(a) + " " + a.compareTo(a.plusHours(1)) + " " + (a.hashCode() == local.atOffset(ZoneOffset.ofHours(2)).hashCode()) + " " + a.hashCode());
        p(a.getYear() + " " + a.getMonth() + " " + a.getMonthValue() + " " + a.getDayOfMonth() + " " + a.getDayOfYear() + " " + a.getDayOfWeek() + " " + a.getHour() + " " + a.getMinute() + " " + a.getSecond() + " " + a.getNano());
        p(a.toEpochSecond() + " " + a.toInstant() + " " + a.toLocalDateTime() + " " + a.toLocalDate() + " " + a.toLocalTime());
        p(a.plusDays(1) + " " + a.minusMonths(12) + " " + a.plusYears(1) + " " + a.plusWeeks(-1) + " " + a.plusMinutes(31) + " " + a.minusSeconds(16) + " " + a.plusNanos(1) + " " + a.plus(Duration.ofHours(5)) + " " + a.minus(2, ChronoUnit.DAYS));
        p(a.truncatedTo(ChronoUnit.HOURS) + " " + a.until(b.plusDays(3), ChronoUnit.HOURS) + " " + ChronoUnit.MINUTES.between(a, b.plusHours(2)) + " " + Duration.between(a, b.plusMinutes(5)));
        p(a.withOffsetSameInstant(ZoneOffset.ofHoursMinutes(-5, -30)) + " " + a.withOffsetSameLocal(ZoneOffset.MIN) + " " + a.toZonedDateTime() + " " + a.atZoneSameInstant(ZoneId.of("UTC")) + " " + a.atZoneSimilarLocal(ZoneId.of("UTC")));
        p(Instant.ofEpochSecond(86400).atOffset(ZoneOffset.ofHours(-1)) + " " + OffsetDateTime.ofInstant(Instant.EPOCH, ZoneId.of("UTC")) + " " + ZonedDateTime.of(local, ZoneOffset.ofHours(3)).toOffsetDateTime() + " " + OffsetDateTime.of(LocalDate.of(2000, 1, 1), LocalTime.NOON, ZoneOffset.ofHoursMinutesSeconds(1, 2, 3)));
        p(OffsetDateTime.parse("2007-12-03T10:15:30+01:00") + " " + OffsetDateTime.parse("2007-12-03T10:15Z") + " " + OffsetDateTime.parse("2007-12-03T10:15:30.25-08:00"));
        t(() -> OffsetDateTime.parse("2007-12-03T10:15:30"));
        t(() -> OffsetDateTime.parse("2007-12-03T10:15:30+01:00[UTC]"));
        t(() -> OffsetDateTime.parse("2007-13-03T10:15:30+01:00"));
        t(() -> OffsetDateTime.of(2024, 2, 30, 0, 0, 0, 0, ZoneOffset.UTC));
        t(() -> OffsetDateTime.of(local, null));
        p(a.format(DateTimeFormatter.ofPattern("dd.MM.yyyy HH:mm:ss")) + " " + DateTimeFormatter.ISO_LOCAL_DATE.format(a) + " " + Year.from(a));
    }
}
