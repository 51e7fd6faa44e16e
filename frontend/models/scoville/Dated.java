package scoville;

import java.time.LocalDate;
import java.time.LocalTime;
import java.util.CalendarNames;
import java.util.Locale;

/** What has parts of a date or a time of day, which formats name by letters. */
public interface Dated {
    /** Null: it has no such part. Without a locale, names are those of the default. */
    String scovilleDatePart(char part, Locale locale);
}

/** Texts of parts of dates that are known, as `printf` writes them. */
public final class DateTexts {
    private DateTexts() {
    }

    /** Null: without a date, or without a time. */
    public static String of(char part, LocalDate date, LocalTime time, Locale locale) {
        if (isOfTime(part)) {
            return time == null ? null : time.scovilleIsKnown() ? ofTime(part, time, locale) : OpenText.ANY;
        }
        if ("zZsQ".indexOf(part) >= 0 || date == null) {
            return null;
        }
        return date.scovilleIsKnown() ? ofDate(part, date, locale) : OpenText.ANY;
    }

    public static boolean isOfTime(char part) {
        return "HIklMSLNpP".indexOf(part) >= 0;
    }

    /** At least so many digits. */
    private static String number(int n, int least) {
        String digits = String.valueOf(n);
        return digits.length() < least ? "0".repeat(least - digits.length()) + digits : digits;
    }

    private static String ofTime(char part, LocalTime time, Locale locale) {
        int hour = time.getHour();
        switch (part) {
            case 'H':
                return number(hour, 2);
            case 'k':
                return number(hour, 1);
            case 'I':
                return number((hour + 11) % 12 + 1, 2);
            case 'l':
                return number((hour + 11) % 12 + 1, 1);
            case 'M':
                return number(time.getMinute(), 2);
            case 'S':
                return number(time.getSecond(), 2);
            case 'L':
                return number(time.getNano() / 1_000_000, 3);
            case 'N':
                return number(time.getNano(), 9);
            default:
                return half(hour, part == 'p', locale);
        }
    }

    private static String half(int hour, boolean lower, Locale locale) {
        if (!isNamed(locale)) {
            return OpenText.ANY;
        }
        String half = CalendarNames.half(hour / 12, Locale.US);
        return lower ? half.toLowerCase() : half;
    }

    private static String ofDate(char part, LocalDate date, Locale locale) {
        int year = date.getYear();
        if (year < 1 || year > 9999) {
            Rt.unsupported("formatting a year of more than four digits");
        }
        int weekday = date.getDayOfWeek().getValue() % 7 + 1;
        switch (part) {
            case 'Y':
                return number(year, 4);
            case 'C':
                return number(year / 100, 2);
            case 'y':
                return number(year % 100, 2);
            case 'm':
                return number(date.getMonthValue(), 2);
            case 'd':
                return number(date.getDayOfMonth(), 2);
            case 'e':
                return number(date.getDayOfMonth(), 1);
            case 'j':
                return number(date.getDayOfYear(), 3);
            case 'A':
            case 'a':
                return isNamed(locale) ? CalendarNames.day(weekday, part == 'a', Locale.US) : OpenText.ANY;
            default:
                return isNamed(locale) ? CalendarNames.month(date.getMonthValue() - 1, part != 'B', Locale.US) : OpenText.ANY;
        }
    }

    /** Whether its names are known: those of other countries are written in other ways, though numbers are not. */
    private static boolean isNamed(Locale locale) {
        Locale l = locale == null ? Locale.getDefault() : locale;
        return l == Locale.US || l == Locale.ENGLISH;
    }
}
