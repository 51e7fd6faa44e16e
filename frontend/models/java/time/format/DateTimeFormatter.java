package java.time.format;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.TemporalAccessor;
import scoville.Rt;
import scoville.Workers;

public class DateTimeParseException extends DateTimeException {
    private final String text;
    private final int at;

    public DateTimeParseException(String message, CharSequence text, int at) {
        super(message);
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
    public static final DateTimeFormatter ISO_LOCAL_DATE = new DateTimeFormatter("uuuu-MM-dd", 1);
    public static final DateTimeFormatter ISO_DATE = ISO_LOCAL_DATE;
    public static final DateTimeFormatter ISO_LOCAL_TIME = new DateTimeFormatter(null, 2);
    public static final DateTimeFormatter ISO_TIME = ISO_LOCAL_TIME;
    public static final DateTimeFormatter ISO_LOCAL_DATE_TIME = new DateTimeFormatter(null, 3);
    public static final DateTimeFormatter ISO_DATE_TIME = ISO_LOCAL_DATE_TIME;
    public static final DateTimeFormatter BASIC_ISO_DATE = new DateTimeFormatter("uuuuMMdd", 1);

    private final String pattern;
    /** 1 with a date, 2 with a time, 3 with both; 0: what the pattern says. */
    private final int iso;

    private DateTimeFormatter(String pattern, int iso) {
        this.pattern = pattern;
        this.iso = iso;
    }

    /** How the pattern is taken apart. */
    public String toString() {
        return scoville.OpenText.ANY;
    }

    public static DateTimeFormatter ofPattern(String pattern) {
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                i = pattern.indexOf('\'', i + 1);
                if (i < 0) {
                    throw new IllegalArgumentException("Pattern ends with an incomplete string literal: " + pattern);
                }
            } else if (c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c == '[' || c == ']' || c == '{' || c == '}' || c == '#') {
                int end = run(pattern, i);
                if ("yuMdHmsS".indexOf(c) < 0 || end - i > (c == 'y' || c == 'u' ? 4 : c == 'S' ? 9 : 2) || (c == 'y' || c == 'u') && end - i == 3) {
                    Rt.unsupported("the pattern `" + pattern + "` of a date or time");
                }
                i = end - 1;
            }
        }
        return new DateTimeFormatter(pattern, 0);
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

    public String format(TemporalAccessor t) {
        LocalDate date = t instanceof LocalDate ? (LocalDate) t : t instanceof LocalDateTime ? ((LocalDateTime) t).toLocalDate() : null;
        LocalTime time = t instanceof LocalTime ? (LocalTime) t : t instanceof LocalDateTime ? ((LocalDateTime) t).toLocalTime() : null;
        if (date == null && time == null) {
            Rt.unsupported("formatting a moment of this kind");
        }
        if ((iso & 1) != 0 && date == null || (iso & 2) != 0 && time == null) {
            Rt.unsupported("formatting a part that is not there");
        }
        if (date != null && !date.scovilleIsKnown() || time != null && !time.scovilleIsKnown()) {
            return Workers.SOME;
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
                int end = pattern.indexOf('\'', i + 1);
                out.append(end == i + 1 ? "'" : pattern.substring(i + 1, end));
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

    private static void part(StringBuilder out, char c, int width, LocalDate date, LocalTime time) {
        if ("yuMd".indexOf(c) >= 0 ? date == null : time == null) {
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
                padded(out, date.getMonthValue(), width);
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
