package java.text;

import java.util.Calendar;
import java.util.CalendarNames;
import java.util.Date;
import java.util.Locale;
import scoville.Rt;

/** A part of the pattern of a date, with those behind it. */
final class DatePart {
    private static final String LETTERS = "GyMdkHmsSEDFwWahKzZYuXL";
    private static final int[] FIELDS = {
        Calendar.ERA, Calendar.YEAR, Calendar.MONTH, Calendar.DAY_OF_MONTH, Calendar.HOUR_OF_DAY, Calendar.HOUR_OF_DAY, Calendar.MINUTE,
        Calendar.SECOND, Calendar.MILLISECOND, Calendar.DAY_OF_WEEK, Calendar.DAY_OF_YEAR, Calendar.DAY_OF_WEEK_IN_MONTH,
        Calendar.WEEK_OF_YEAR, Calendar.WEEK_OF_MONTH, Calendar.AM_PM, Calendar.HOUR, Calendar.HOUR, Calendar.ZONE_OFFSET,
        Calendar.ZONE_OFFSET, Calendar.YEAR, Calendar.DAY_OF_WEEK, Calendar.ZONE_OFFSET, Calendar.MONTH
    };

    /** 0: a text. */
    final char letter;
    final int count;
    final String text;
    final DatePart next;

    private DatePart(char letter, int count, String text, DatePart next) {
        this.letter = letter;
        this.count = count;
        this.text = text;
        this.next = next;
    }

    int field() {
        return FIELDS[LETTERS.indexOf(letter)];
    }

    static DatePart read(String pattern) {
        return read(pattern, 0, "");
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    /** What stands from there on, behind a text. */
    private static DatePart read(String pattern, int from, String before) {
        StringBuilder text = new StringBuilder(before);
        boolean quoted = false;
        int i = from;
        while (i < pattern.length()) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                if (i + 1 < pattern.length() && pattern.charAt(i + 1) == '\'') {
                    text.append(c);
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (quoted || !isLetter(c)) {
                text.append(c);
            } else {
                break;
            }
            i++;
        }
        if (quoted) {
            throw new IllegalArgumentException("Unterminated quote");
        }
        if (text.length() > 0) {
            return new DatePart((char) 0, 0, text.toString(), read(pattern, i, ""));
        }
        if (i == pattern.length()) {
            return null;
        }
        char letter = pattern.charAt(i);
        if (LETTERS.indexOf(letter) < 0) {
            throw new IllegalArgumentException("Illegal pattern character '" + letter + "'");
        }
        if (letter == 'Y' || letter == 'L') {
            Rt.unsupported("the letter " + letter + " of the pattern of a date");
        }
        int end = i + 1;
        while (end < pattern.length() && pattern.charAt(end) == letter) {
            end++;
        }
        if (letter == 'X' && end - i > 3) {
            throw new IllegalArgumentException("invalid ISO 8601 format: length=" + (end - i));
        }
        return new DatePart(letter, end - i, null, read(pattern, end, ""));
    }

    void write(Calendar at, SimpleDateFormat format, StringBuilder out) {
        if (letter == 0) {
            out.append(text);
            return;
        }
        int n = at.get(field());
        switch (letter) {
            case 'G':
                out.append("AD");
                break;
            case 'y':
                out.append(count == 2 ? format.number(n % 100, 2) : format.number(n, count));
                break;
            case 'M':
                out.append(count > 2 ? CalendarNames.month(n, count == 3, format.locale()) : format.number(n + 1, count));
                break;
            case 'E':
                out.append(CalendarNames.day(n, count < 4, format.locale()));
                break;
            case 'a':
                out.append(CalendarNames.half(n, format.locale()));
                break;
            case 'k':
                out.append(format.number(n == 0 ? 24 : n, count));
                break;
            case 'h':
                out.append(format.number(n == 0 ? 12 : n, count));
                break;
            case 'u':
                out.append(format.number(n == Calendar.SUNDAY ? 7 : n - 1, count));
                break;
            case 'z':
                if (count > 3) {
                    Rt.unsupported("the long name of a time zone");
                }
                out.append(at.getTimeZone().getID());
                break;
            case 'Z':
                zone(out, n, 2);
                break;
            case 'X':
                if (n == 0) {
                    out.append('Z');
                } else {
                    zone(out, n, count);
                }
                break;
            default:
                out.append(format.number(n, count));
        }
    }

    /** As hours, with minutes, or with a colon between. */
    private static void zone(StringBuilder out, int offset, int form) {
        int minutes = Math.abs(offset) / 60_000;
        out.append(offset < 0 ? '-' : '+').append(String.format("%02d", minutes / 60));
        if (form > 1) {
            out.append(form == 3 ? ":" : "").append(String.format("%02d", minutes % 60));
        }
    }
}

/** Reads a date by the parts of a pattern. */
final class DateReader {
    private final String text;
    private int at;
    private int error;
    private final Calendar to;
    private final NumberFormat numbers;
    private final Locale locale;
    /** What has been read, field by field; the calendar is left as it is until all is read. */
    private final int[] fields = new int[Calendar.FIELD_COUNT * 2];
    private final int[] values = new int[Calendar.FIELD_COUNT * 2];
    private int read;

    DateReader(String text, int from, Calendar to, NumberFormat numbers, Locale locale) {
        this.text = text;
        at = from;
        this.to = to;
        this.numbers = numbers;
        this.locale = locale;
    }

    int at() {
        return at;
    }

    int error() {
        return error;
    }

    Date moment() {
        to.clear();
        for (int i = 0; i < read; i++) {
            to.set(fields[i], values[i]);
        }
        return to.getTime();
    }

    private void found(int field, int value) {
        if (read == fields.length) {
            Rt.unsupported("a pattern of this many parts");
        }
        fields[read] = field;
        values[read] = value;
        read++;
    }

    private boolean fails(int where) {
        error = where;
        return false;
    }

    boolean read(DatePart part) {
        if (part.letter == 0) {
            for (int i = 0; i < part.text.length(); i++) {
                if (at >= text.length() || text.charAt(at) != part.text.charAt(i)) {
                    return fails(at);
                }
                at++;
            }
            return true;
        }
        int begin = at;
        int i = at;
        while (i < text.length() && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) {
            i++;
        }
        if (i >= text.length()) {
            return fails(begin);
        }
        switch (part.letter) {
            case 'G':
                return name(part.field(), begin, i, new String[] {"BC", "AD"}, 0);
            case 'E':
                return name(part.field(), begin, i, days(false), 1) || name(part.field(), begin, i, days(true), 1);
            case 'a':
                return name(part.field(), begin, i, new String[] {CalendarNames.half(0, locale), CalendarNames.half(1, locale)}, 0);
            case 'M':
                if (part.count > 2) {
                    return name(part.field(), begin, i, months(false), 0) || name(part.field(), begin, i, months(true), 0);
                }
                return number(part, begin, i);
            case 'z':
            case 'Z':
            case 'X':
                return zone(part, i);
            default:
                return number(part, begin, i);
        }
    }

    private String[] days(boolean isShort) {
        String[] names = new String[7];
        for (int i = 0; i < 7; i++) {
            names[i] = CalendarNames.day(i + 1, isShort, locale);
        }
        return names;
    }

    private String[] months(boolean isShort) {
        String[] names = new String[12];
        for (int i = 0; i < 12; i++) {
            names[i] = CalendarNames.month(i, isShort, locale);
        }
        return names;
    }

    private boolean name(int field, int begin, int after, String[] names, int first) {
        for (int i = 0; i < names.length; i++) {
            if (text.regionMatches(true, begin, names[i], 0, names[i].length())) {
                found(field, i + first);
                at = begin + names[i].length();
                return true;
            }
        }
        return fails(after);
    }

    /** Of no more digits than the pattern has, if another number follows at once. */
    private boolean number(DatePart part, int begin, int from) {
        boolean exactly = part.next != null && part.next.letter != 0;
        int limit = text.length();
        if (exactly) {
            if (begin + part.count > limit) {
                return fails(from);
            }
            limit = begin + part.count;
        }
        ParsePosition in = new ParsePosition(from);
        Number n = numbers.parse(text.substring(0, limit), in);
        if (n == null) {
            return fails(from);
        }
        int i = in.index;
        int value = n.intValue();
        switch (part.letter) {
            case 'y':
                value = part.count <= 2 && value >= 0 && i - from == 2 ? century(value) : value;
                break;
            case 'M':
                value--;
                break;
            case 'k':
                if (!to.isLenient() && (value < 1 || value > 24)) {
                    return fails(i);
                }
                value = value == 24 ? 0 : value;
                break;
            case 'h':
                if (!to.isLenient() && (value < 1 || value > 12)) {
                    return fails(i);
                }
                value = value == 12 ? 0 : value;
                break;
            case 'u':
                value = value == 7 ? Calendar.SUNDAY : value + 1;
                break;
            default:
        }
        found(part.field(), value);
        at = i;
        return true;
    }

    /** Of the hundred years that began eighty years ago; the present one is not known exactly. */
    private static int century(int n) {
        if (n >= 40 && n < 70) {
            Rt.unsupported("what century a date is of that has two digits for the year");
        }
        return n < 40 ? 2000 + n : 1900 + n;
    }

    /** As a distance, or by name if that is none. */
    private boolean zone(DatePart part, int from) {
        char first = text.charAt(from);
        if (first == '+' || first == '-') {
            int form = part.letter == 'X' ? part.count : text.length() > from + 3 && text.charAt(from + 3) == ':' ? 3 : 2;
            int colon = form == 3 ? 1 : 0;
            int end = from + (form == 1 ? 3 : 5 + colon);
            if (end > text.length() || colon > 0 && text.charAt(from + 3) != ':') {
                return fails(from);
            }
            String digits = text.substring(from + 1, from + 3) + (form == 1 ? "00" : text.substring(from + 3 + colon, end));
            for (int i = 0; i < 4; i++) {
                if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
                    return fails(from);
                }
            }
            int hhmm = Integer.parseInt(digits);
            if (hhmm / 100 > 23 || hhmm % 100 > 59) {
                return fails(from);
            }
            zoneFound((hhmm / 100 * 60 + hhmm % 100) * 60_000 * (first == '-' ? -1 : 1));
            at = end;
            return true;
        }
        boolean plain = text.startsWith("UTC", from) || text.startsWith("GMT", from);
        int length = part.letter == 'X' ? 1 : 3;
        if (part.letter == 'X') {
            if (first != 'Z') {
                return fails(from);
            }
        } else if (!plain || text.length() > from + 3 && "+-".indexOf(text.charAt(from + 3)) >= 0) {
            Rt.unsupported("a time zone in a date");
        }
        zoneFound(0);
        at = from + length;
        return true;
    }

    private void zoneFound(int offset) {
        found(Calendar.ZONE_OFFSET, offset);
        found(Calendar.DST_OFFSET, 0);
    }
}
