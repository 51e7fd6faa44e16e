import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;

/** Dates and times at their limits, and beyond. */
public class DateLimits {
    interface Made {
        Object made();
    }

    static void t(Made made) {
        try {
            System.out.println(made.made());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 29), x = LocalDate.of(999999999, 12, 31);
        t(() -> LocalDate.ofYearDay(2024, 387));
        t(() -> LocalDate.ofYearDay(2023, 366));
        t(() -> LocalDate.ofYearDay(2024, 366));
        t(() -> LocalDate.ofYearDay(2023, 0));
        t(() -> LocalDate.ofYearDay(1000000000, 0));
        t(() -> LocalDate.ofEpochDay(Long.MAX_VALUE));
        t(() -> LocalDate.ofEpochDay(365241780471L));
        t(() -> LocalDate.ofEpochDay(365241780472L));
        t(() -> LocalDate.ofEpochDay(-365243219163L));
        t(() -> x.plusDays(1));
        t(() -> x.plusDays(100));
        t(() -> x.plusDays(Long.MAX_VALUE));
        t(() -> x.plusMonths(1));
        t(() -> x.plusMonths(Long.MAX_VALUE));
        t(() -> x.plusYears(1));
        t(() -> d.plusYears(Long.MAX_VALUE));
        t(() -> d.plusYears(-5_000_000_000L));
        t(() -> d.plusMonths(60_000_000_000L));
        t(() -> d.withMonth(0));
        t(() -> d.withYear(2_000_000_000));
        t(() -> d.withDayOfMonth(30));
        t(() -> d.withDayOfYear(400));
        t(() -> d.withDayOfYear(366));
        t(() -> d.withYear(2023));
        t(() -> d.withMonth(13));
        t(() -> Instant.ofEpochSecond(Long.MAX_VALUE));
        t(() -> Instant.ofEpochSecond(31556889864403200L));
        t(() -> Instant.MAX.plusNanos(1));
        t(() -> Instant.EPOCH.plusSeconds(Long.MAX_VALUE));
        t(() -> Instant.ofEpochSecond(5, Long.MAX_VALUE));
        t(() -> Instant.ofEpochSecond(Long.MAX_VALUE, 1000000000L));
        t(() -> Instant.ofEpochMilli(Long.MAX_VALUE));
        t(() -> Instant.ofEpochSecond(Long.MIN_VALUE));
        t(() -> Instant.MIN.minusMillis(1));
        t(() -> Instant.MAX.toEpochMilli());
        t(() -> LocalDateTime.ofEpochSecond(Long.MAX_VALUE, 0, ZoneOffset.UTC));
        t(() -> LocalDateTime.ofEpochSecond(0, -1, ZoneOffset.UTC));
        t(() -> LocalDateTime.ofEpochSecond(0, 1000000000, ZoneOffset.UTC));
        t(() -> LocalTime.of(24, 0));
        t(() -> LocalTime.of(0, 60));
        t(() -> LocalTime.of(0, 0, 60));
        t(() -> LocalTime.of(0, 0, 0, -1));
        t(() -> LocalTime.ofSecondOfDay(86400));
        t(() -> LocalTime.ofNanoOfDay(-1));
        t(() -> Year.of(1000000000));
        t(() -> YearMonth.of(2024, 13));
        t(() -> YearMonth.of(1000000000, 1));
        t(() -> MonthDay.of(2, 30));
        t(() -> MonthDay.of(13, 1));
        t(() -> MonthDay.of(1, 32));
        t(() -> Year.of(2023).atDay(366));
        t(() -> Year.of(2023).atDay(0));
        t(() -> Year.of(999999999).plusYears(1));
        t(() -> YearMonth.of(999999999, 12).plusMonths(1));
        t(() -> YearMonth.of(2023, 2).atDay(29));
        t(() -> YearMonth.of(2023, 2).withMonth(0));
        t(() -> Month.of(0));
        t(() -> DayOfWeek.of(8));
        t(() -> ZoneOffset.ofHours(19));
        t(() -> ZoneOffset.ofTotalSeconds(70000));
        t(() -> LocalDateTime.of(2024, 2, 29, 1, 2).withHour(24));
        t(() -> LocalDateTime.of(2024, 2, 29, 1, 2).withYear(2023).withMinute(59).withSecond(3).withDayOfMonth(4).withMonth(5));
        t(() -> LocalDateTime.of(2024, 2, 29, 1, 2).withDayOfYear(60));
        t(() -> LocalDateTime.of(2024, 2, 29, 1, 2).withNano(-1));
        t(() -> Period.of(1, 25, -3).normalized());
        t(() -> Period.of(-1, 13, 0).normalized());
        t(() -> Period.of(Integer.MAX_VALUE, 12, 0).normalized());
        t(() -> Period.ofDays(3).plusDays(4).plusMonths(5).plusYears(1).minusDays(9).minusMonths(1).minusYears(2).negated().multipliedBy(3));
        t(() -> Period.of(1, 2, 3).withDays(5).withMonths(8).withYears(9));
        t(() -> Period.of(1, 2, 3).plus(Period.of(1, 1, 1)).minus(Period.of(0, 0, 9)));
        t(() -> d.datesUntil(LocalDate.of(2024, 3, 3)).map(Object::toString).reduce("", (p, q) -> p + q + " "));
        t(() -> d.datesUntil(LocalDate.of(2024, 2, 3)).count());
        t(() -> d.datesUntil(d).count());
    }
}
