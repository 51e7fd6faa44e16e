package java.time.format;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAccessor;
import java.util.CalendarNames;
import java.util.Locale;
import java.util.Objects;
import scoville.OpenText;
import scoville.Rt;

public class DateTimeParseException extends DateTimeException {
    private final String text;
    private final int at;

    public DateTimeParseException(String message, CharSequence text, int at) {
        this(message, text, at, null);
    }

    public DateTimeParseException(String message, CharSequence text, int at, Throwable cause) {
        super(message, cause);
        this.text = text.toString();
        this.at = at;
    }

    public String getParsedString() {
        return text;
    }

    public int getErrorIndex() {
        return at;
    }
}

/** Of dates and times that are known; what is not known may be printed only. */
public final class DateTimeFormatter {
    public static final DateTimeFormatter ISO_LOCAL_DATE = new DateTimeFormatter("uuuu-MM-dd", 1, false, null);
    public static final DateTimeFormatter ISO_DATE = new DateTimeFormatter("uuuu-MM-dd", 1, true, null);
    public static final DateTimeFormatter ISO_LOCAL_TIME = new DateTimeFormatter(null, 2, false, null);
    public static final DateTimeFormatter ISO_TIME = new DateTimeFormatter(null, 2, true, null);
    public static final DateTimeFormatter ISO_LOCAL_DATE_TIME = new DateTimeFormatter(null, 3, false, null);
    public static final DateTimeFormatter ISO_DATE_TIME = new DateTimeFormatter(null, 3, true, null);
    public static final DateTimeFormatter BASIC_ISO_DATE = new DateTimeFormatter("uuuuMMdd", 1, true, null);

    private final String pattern;
    /** 1 with a date, 2 with a time, 3 with both; 0: what the pattern says. */
    private final int iso;
    /** Whether it has the zone, too, where there is one. */
    private final boolean zoned;
    /** Whose names it uses; null: nobody's. */
    private final Locale locale;
    private final boolean isNaming;

    private DateTimeFormatter(String pattern, int iso, boolean zoned, Locale locale) {
        this.pattern = pattern;
        this.iso = iso;
        this.zoned = zoned;
        this.locale = locale;
        isNaming = iso == 0 && (pattern.contains("MMM") || pattern.indexOf('E') >= 0 || pattern.indexOf('a') >= 0);
    }

    /** How the pattern is taken apart. */
    public String toString() {
        return scoville.OpenText.ANY;
    }

    public static DateTimeFormatter ofPattern(String pattern) {
        DateTimeFormatter f = ofPattern(pattern, Locale.ROOT);
        return f.isNaming ? new DateTimeFormatter(pattern, 0, false, Locale.getDefault()) : f;
    }

    private static int most(char c) {
        switch (c) {
            case 'a': return 1;
            case 'd':
            case 'h':
            case 'H':
            case 'm':
            case 's': return 2;
            case 'S': return 9;
            default: return "yuME".indexOf(c) >= 0 ? 4 : 0;
        }
    }

    public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
        Objects.requireNonNull(locale, "locale");
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                i = quoteEnd(pattern, i);
                if (i == pattern.length()) {
                    throw new IllegalArgumentException("Pattern ends with an incomplete string literal: " + pattern);
                }
            } else if (c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c == '[' || c == ']' || c == '{' || c == '}' || c == '#') {
                int end = run(pattern, i);
                if (end - i > most(c) || (c == 'y' || c == 'u') && end - i == 3) {
                    Rt.unsupported("the pattern `" + pattern + "` of a date or time");
                }
                i = end - 1;
            }
        }
        return new DateTimeFormatter(pattern, 0, false, locale);
    }

    /** Where the quote ends that begins here: two quotes in it are one of its text. */
    static int quoteEnd(String pattern, int from) {
        int i = from + 1;
        while (i < pattern.length() && (pattern.charAt(i) != '\'' || pattern.startsWith("'", i + 1))) {
            i += pattern.charAt(i) == '\'' ? 2 : 1;
        }
        return i;
    }

    static String quoted(String pattern, int from, int end) {
        return end == from + 1 ? "'" : pattern.substring(from + 1, end).replace("''", "'");
    }

    private static int run(String s, int from) {
        int i = from;
        while (i < s.length() && s.charAt(i) == s.charAt(from)) {
            i++;
        }
        return i;
    }

    /** For the library: what a text says. */
    public ParsedMoment scovilleParsed(String text) {
        if (pattern != null) {
            return new ParsedMoment(text, pattern);
        }
        ParsedMoment parsed = new ParsedMoment(text, null);
        if (iso == 2) {
            parsed.is(null, LocalTime.parse(text));
        } else {
            LocalDateTime both = LocalDateTime.parse(text);
            parsed.is(both.toLocalDate(), both.toLocalTime());
        }
        return parsed;
    }

    public String format(TemporalAccessor moment) {
        if (moment instanceof OffsetDateTime) {
            return format(((OffsetDateTime) moment).toZonedDateTime());
        }
        if (moment instanceof ZonedDateTime && zoned) {
            Rt.unsupported("formatting a zone");
        }
        TemporalAccessor t = moment instanceof ZonedDateTime ? ((ZonedDateTime) moment).toLocalDateTime() : moment;
        LocalDate date = t instanceof LocalDate ? (LocalDate) t : t instanceof LocalDateTime ? ((LocalDateTime) t).toLocalDate() : null;
        LocalTime time = t instanceof LocalTime ? (LocalTime) t : t instanceof LocalDateTime ? ((LocalDateTime) t).toLocalTime() : null;
        if (date == null && time == null) {
            Rt.unsupported("formatting a moment of this kind");
        }
        if ((iso & 1) != 0 && date == null || (iso & 2) != 0 && time == null) {
            Rt.unsupported("formatting a part that is not there");
        }
        if (date != null && !date.scovilleIsKnown() || time != null && !time.scovilleIsKnown()) {
            return OpenText.ANY;
        }
        if (pattern == null) {
            String text = time.toString();
            String full = text.length() == 5 ? text + ":00" : text;
            return iso == 2 ? full : date + "T" + full;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                int end = quoteEnd(pattern, i);
                out.append(quoted(pattern, i, end));
                i = end;
            } else if (c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z') {
                int end = run(pattern, i);
                part(out, c, end - i, date, time);
                i = end - 1;
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    private void part(StringBuilder out, char c, int width, LocalDate date, LocalTime time) {
        if ("yuMdE".indexOf(c) >= 0 ? date == null : time == null) {
            Rt.unsupported("formatting a part that is not there");
        }
        switch (c) {
            case 'y':
            case 'u':
                int year = date.getYear();
                if (year < 1 || year > 9999) {
                    Rt.unsupported("formatting a year of more than four digits");
                }
                padded(out, width == 2 ? year % 100 : year, width);
                break;
            case 'M':
                if (width > 2) {
                    out.append(CalendarNames.month(date.getMonthValue() - 1, width == 3, locale));
                } else {
                    padded(out, date.getMonthValue(), width);
                }
                break;
            case 'E':
                out.append(CalendarNames.day(date.getDayOfWeek().getValue() % 7 + 1, width < 4, locale));
                break;
            case 'a':
                out.append(CalendarNames.half(time.getHour() / 12, locale));
                break;
            case 'h':
                padded(out, (time.getHour() + 11) % 12 + 1, width);
                break;
            case 'd':
                padded(out, date.getDayOfMonth(), width);
                break;
            case 'H':
                padded(out, time.getHour(), width);
                break;
            case 'm':
                padded(out, time.getMinute(), width);
                break;
            case 's':
                padded(out, time.getSecond(), width);
                break;
            default:
                out.append(String.valueOf(1000000000 + time.getNano()).substring(1, width + 1));
        }
    }

    private static void padded(StringBuilder out, int n, int width) {
        String digits = String.valueOf(n);
        for (int i = digits.length(); i < width; i++) {
            out.append('0');
        }
        out.append(digits);
    }
}
