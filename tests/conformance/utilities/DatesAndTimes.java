import java.time.*;
import java.time.temporal.ChronoUnit;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.*;
public class DatesAndTimes {
    public static void main(String[] args) throws Exception {
        Instant a = Instant.now();
        Instant b = Instant.now();
        long ms = Duration.between(a, b).toMillis();
        System.out.println(ms >= 0);
        Duration d = Duration.ofSeconds(90).plusMillis(500).plus(Duration.ofNanos(3)).multipliedBy(2);
        System.out.println(d + " " + d.toMillis() + " " + d.getSeconds() + " " + d.getNano() + " " + d.toMinutes() + " " + d.toSecondsPart() + " " + d.toNanos() + " " + d.toMinutesPart() + d.isNegative() + d.isZero() + d.toHours() + d.toDays() + d.toMillisPart());
        System.out.println(Duration.of(3, ChronoUnit.MINUTES) + " " + Duration.ofHours(2).minusMinutes(1) + " " + Duration.ofDays(1).compareTo(Duration.ofHours(24)) + Duration.ZERO.equals(Duration.ofMillis(0)) + Duration.ofSeconds(1, 5) + Duration.ofMinutes(2).dividedBy(2) + Duration.ofSeconds(10).negated().abs());
        System.out.println(Instant.ofEpochMilli(1500).plusMillis(600).toEpochMilli() + " " + Instant.EPOCH.plus(1, ChronoUnit.DAYS).getEpochSecond() + " " + Instant.ofEpochSecond(5).isBefore(Instant.ofEpochSecond(6)) + Instant.ofEpochMilli(0) + " " + ChronoUnit.MILLIS.between(Instant.EPOCH, Instant.ofEpochSecond(2)) + " " + Instant.EPOCH.until(Instant.ofEpochSecond(100), ChronoUnit.SECONDS) + Instant.ofEpochSecond(86461, 5000000) + Instant.ofEpochSecond(60));
        LocalDate x = LocalDate.of(2024, 2, 28);
        System.out.println(x.plusDays(2) + " " + x.getDayOfWeek() + " " + x.isLeapYear() + x.lengthOfMonth() + " " + x.getMonth() + x.getDayOfYear() + " " + x.plusMonths(1) + x.minusYears(1) + x.withDayOfMonth(1) + " " + x.isBefore(LocalDate.of(2025, 1, 1)) + ChronoUnit.DAYS.between(x, LocalDate.of(2024, 3, 1)) + x.equals(LocalDate.parse("2024-02-28")) + x.compareTo(LocalDate.of(2024, 2, 29)) + x.hashCode() + x.toEpochDay());
        System.out.println(LocalDate.of(2024, Month.MARCH, 31).minusMonths(1) + " " + Month.MARCH.plus(10) + DayOfWeek.MONDAY.plus(8) + Month.of(3).getValue());
        LocalDateTime t = LocalDateTime.of(2024, 1, 31, 23, 59, 30);
        System.out.println(t.plusSeconds(45) + " " + t.toLocalDate() + " " + t.toLocalTime() + " " + t.getHour() + t.getMinute() + t.getSecond() + " " + t.plusHours(1).getDayOfMonth() + t.minusDays(1) + Duration.between(t, t.plusMinutes(3)) + t.isAfter(t.minusNanos(1)));
        LocalTime lt = LocalTime.of(9, 30); System.out.println(lt + " " + lt.plusMinutes(45) + lt.isBefore(LocalTime.NOON) + lt.toSecondOfDay() + LocalTime.of(1, 2, 3) + LocalTime.MIDNIGHT.minusSeconds(1));
        LocalDateTime n1 = LocalDateTime.now(); LocalDateTime n2 = LocalDateTime.now(); System.out.println(!n2.isBefore(n1));
        System.out.println(Period.between(LocalDate.of(2020, 1, 15), LocalDate.of(2021, 3, 10)) + " " + Period.ofDays(3).getDays());
        System.out.println(TimeUnit.SECONDS.toMillis(2) + TimeUnit.MILLISECONDS.convert(3, TimeUnit.SECONDS) + TimeUnit.NANOSECONDS.toMicros(2500) + TimeUnit.DAYS.toHours(1) + " " + TimeUnit.MILLISECONDS.toChronoUnit() + TimeUnit.of(ChronoUnit.SECONDS) + TimeUnit.SECONDS.convert(Duration.ofMillis(2500)) + TimeUnit.HOURS.toSeconds(Long.MAX_VALUE));
        long start = System.nanoTime(); TimeUnit.MILLISECONDS.sleep(1); System.out.println(Duration.ofNanos(System.nanoTime() - start).compareTo(Duration.ZERO) > 0);
        System.out.println(t.format(DateTimeFormatter.ISO_LOCAL_DATE_TIME) + x.format(DateTimeFormatter.ISO_DATE) + t.format(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss")));
        System.out.println(t.truncatedTo(ChronoUnit.HOURS) + " " + ChronoUnit.HOURS.getDuration() + t.toEpochSecond(ZoneOffset.UTC) + t.with(LocalTime.NOON) + t.toLocalDate().atStartOfDay() + t.toLocalDate().atTime(3, 4));
    }
}
