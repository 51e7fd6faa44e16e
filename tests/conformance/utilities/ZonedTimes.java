import java.time.*;
import java.time.format.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

/** Moments in zones that are always at the same distance from UTC; years, months of years and days of months. */
public class ZonedTimes {
    static void fails(Runnable r) {
        try { r.run(); System.out.println("fine"); } catch (RuntimeException e) { System.out.println(e.getClass().getName() + ": " + e.getMessage()); }
    }
    public static void main(String[] args) {
        ZonedDateTime z = ZonedDateTime.of(2020, 2, 29, 10, 15, 30, 5, ZoneId.of("UTC"));
        System.out.println(z + " " + z.hashCode() + " " + z.toInstant() + " " + z.toEpochSecond() + " " + z.getZone() + z.getOffset() + z.getDayOfWeek() + z.getMonth() + z.getHour() + z.getNano());
        ZonedDateTime y = z.withZoneSameInstant(ZoneOffset.ofHours(2));
        System.out.println(y + " " + y.isEqual(z) + y.equals(z) + y.compareTo(z) + z.compareTo(y) + " " + y.toLocalDate() + y.toLocalTime() + y.toInstant().equals(z.toInstant()) + " " + y.hashCode());
        System.out.println(z.withZoneSameLocal(ZoneOffset.ofHoursMinutes(-3, -30)) + " " + z.plusDays(1).plusMonths(1).minusYears(1).plusHours(20) + " " + z.truncatedTo(ChronoUnit.HOURS));
        System.out.println(ChronoUnit.HOURS.between(z, y.plusHours(5)) + " " + ChronoUnit.DAYS.between(z, y.plusDays(3).minusSeconds(1)) + " " + ChronoUnit.MONTHS.between(z, y.plusMonths(13)) + " " + Duration.between(z, y.plusMinutes(3)));
        System.out.println(z.plus(Period.ofMonths(1)) + " " + z.minus(Duration.ofHours(11)) + " " + z.isBefore(y.plusNanos(1)) + z.isAfter(y));
        System.out.println(Instant.ofEpochSecond(86400).atZone(ZoneId.of("GMT-5")) + " " + LocalDate.of(2021, 3, 4).atStartOfDay(ZoneOffset.UTC) + " " + LocalDateTime.of(2021, 3, 4, 5, 6).atZone(ZoneId.of("+01:00")).toInstant());
        System.out.println(LocalDateTime.ofInstant(Instant.EPOCH, ZoneOffset.ofHours(-1)) + " " + LocalDateTime.ofEpochSecond(0, 7, ZoneOffset.ofHours(3)) + " " + LocalDateTime.of(1970, 1, 1, 0, 0).toEpochSecond(ZoneOffset.ofHours(3)) + " " + LocalDateTime.of(1970, 1, 1, 0, 0).toInstant(ZoneOffset.ofHours(-3)));
        System.out.println(z.format(DateTimeFormatter.ofPattern("dd.MM.yyyy HH:mm:ss")) + " " + z.format(DateTimeFormatter.ISO_LOCAL_DATE));
        System.out.println(Instant.parse("2024-01-01T00:00:00Z").plusSeconds(61) + " " + Instant.parse("2024-01-01T00:00:00.5Z").truncatedTo(ChronoUnit.SECONDS) + " " + LocalDateTime.ofInstant(Instant.parse("2023-12-01T00:00:00Z"), ZoneOffset.UTC).getMonth());
        System.out.println(ZonedDateTime.of(LocalDate.of(1, 1, 1), LocalTime.NOON, ZoneId.of("UT")) + " " + ZonedDateTime.ofInstant(Instant.EPOCH, ZoneId.of("UTC+3")).getOffset().getTotalSeconds());
        List<ZoneOffset> l = new ArrayList<>(List.of(ZoneOffset.UTC, ZoneOffset.ofHours(5), ZoneOffset.ofHours(-5)));
        Collections.sort(l);
        System.out.println(l + " " + ZoneOffset.ofHours(5).hashCode() + ZoneOffset.ofHours(5).equals(ZoneOffset.ofHours(5)) + " " + ZoneId.of("UTC").hashCode() + ZoneId.of("UTC").equals(ZoneId.of("UTC")) + ZoneId.of("UTC").normalized() + ZoneOffset.MAX + ZoneOffset.MIN);
        System.out.println(ZoneId.ofOffset("UTC", ZoneOffset.UTC) + " " + ZoneId.ofOffset("GMT", ZoneOffset.ofHours(1)) + ZoneId.ofOffset("", ZoneOffset.ofHours(1)) + TimeZone.getTimeZone("GMT+5").toZoneId());
        fails(() -> ZoneId.ofOffset("X", ZoneOffset.UTC));

        Year year = Year.of(2024);
        System.out.println(year + " " + year.isLeap() + Year.isLeap(1900) + year.length() + year.atDay(60) + year.plusYears(3) + year.minusYears(4) + year.compareTo(Year.of(2000)) + year.isAfter(Year.of(2025)) + year.isBefore(Year.of(2025)) + year.hashCode() + year.equals(Year.parse("2024")) + year.atMonth(3) + year.atMonth(Month.MAY) + year.getValue() + year.isValidMonthDay(MonthDay.of(2, 29)));
        System.out.println(year.plus(2, ChronoUnit.DECADES) + " " + year.until(Year.of(1999), ChronoUnit.YEARS) + year.until(Year.of(1999), ChronoUnit.DECADES) + Year.from(LocalDate.of(7, 1, 2)) + Year.of(-5));
        fails(() -> Year.of(1000000000)); fails(() -> year.atDay(367)); fails(() -> Year.of(2023).atDay(366)); fails(() -> year.atDay(0)); fails(() -> year.plus(1, ChronoUnit.DAYS)); fails(() -> year.plusYears(1000000000));
        YearMonth m = YearMonth.of(2024, 2);
        System.out.println(m + " " + m.lengthOfMonth() + m.lengthOfYear() + m.atEndOfMonth() + m.atDay(3) + m.plusMonths(11) + m.minusMonths(2) + m.plusYears(1) + m.minusYears(1) + m.getMonth() + m.getMonthValue() + m.getYear() + m.isLeapYear() + m.isValidDay(30) + m.isValidDay(29) + m.compareTo(YearMonth.of(2024, 5)) + m.compareTo(YearMonth.of(2020, 5)) + m.hashCode() + m.equals(YearMonth.of(2024, Month.FEBRUARY)) + m.withMonth(7) + m.withYear(12) + m.isBefore(m) + m.isAfter(YearMonth.of(1, 1)));
        System.out.println(m.plus(3, ChronoUnit.MONTHS) + " " + m.minus(1, ChronoUnit.CENTURIES) + m.until(YearMonth.of(2025, 1), ChronoUnit.MONTHS) + m.until(YearMonth.of(2025, 1), ChronoUnit.YEARS) + ChronoUnit.MONTHS.between(m, YearMonth.of(1999, 12)) + YearMonth.from(LocalDate.of(12345, 6, 7)) + YearMonth.of(-20000, 1) + YearMonth.of(-20, 1) + YearMonth.from(z));
        fails(() -> YearMonth.of(2024, 13)); fails(() -> m.atDay(30)); fails(() -> m.plus(1, ChronoUnit.DAYS)); fails(() -> m.plusMonths(12000000000L));
        MonthDay d = MonthDay.of(2, 29);
        System.out.println(d + " " + d.atYear(2023) + d.atYear(2024) + d.isValidYear(2023) + d.getMonth() + d.getMonthValue() + d.getDayOfMonth() + d.with(Month.JUNE) + d.withMonth(4) + d.withDayOfMonth(3) + d.compareTo(MonthDay.of(3, 1)) + d.compareTo(MonthDay.of(2, 1)) + d.hashCode() + d.equals(MonthDay.parse("--02-29")) + MonthDay.from(LocalDate.of(1, 2, 3)) + d.isAfter(MonthDay.of(1, 1)) + d.isBefore(MonthDay.of(1, 1)) + MonthDay.of(Month.JANUARY, 31).with(Month.FEBRUARY));
        fails(() -> MonthDay.of(2, 30)); fails(() -> MonthDay.of(13, 1)); fails(() -> MonthDay.of(1, 32));
    }
}
