package java.time.format;

import java.time.LocalDate;
import java.time.LocalTime;
import scoville.Rt;

/** For the library: a date, a time or both, as a text says them in the form of a pattern. */
public final class ParsedMoment {
    private static final String LETTERS = "yuMdHmsS";
    private static final String[] NAMES = {"YearOfEra", "Year", "MonthOfYear", "DayOfMonth", "HourOfDay", "MinuteOfHour", "SecondOfMinute"};
    private static final int[] LAST = {999999999, 999999999, 12, 31, 23, 59, 59};

    private final String text;
    private int at;
    /** The numbers of the letters, below zero without one. */
    private final int[] fields = new int[8];
    private LocalDate date;
    private LocalTime time;

    ParsedMoment(String text, String pattern) {
        this.text = text;
        for (int i = 0; i < 8; i++) {
            fields[i] = -1;
        }
        if (pattern != null) {
            read(pattern);
            settle();
        }
    }

    void is(LocalDate date, LocalTime time) {
        this.date = date;
        this.time = time;
    }

    public LocalDate date() {
        if (date == null) {
            Rt.unsupported("a date from a text without one");
        }
        return date;
    }

    public LocalTime time() {
        if (time == null) {
            Rt.unsupported("a time from a text without one");
        }
        return time;
    }

    private DateTimeParseException wrong(int index) {
        return new DateTimeParseException("Text '" + text + "' could not be parsed at index " + index, text, index);
    }

    private DateTimeParseException wrong(String why) {
        return new DateTimeParseException("Text '" + text + "' could not be parsed: " + why, text, 0);
    }

    private static boolean isLetter(String pattern, int i) {
        return i < pattern.length() && LETTERS.indexOf(pattern.charAt(i)) >= 0;
    }

    private void read(String pattern) {
        int i = 0;
        while (i < pattern.length()) {
            char c = pattern.charAt(i);
            int end = i + 1;
            if (isLetter(pattern, i)) {
                while (end < pattern.length() && pattern.charAt(end) == c) {
                    end++;
                }
                if (c == 'M' && end - i > 2) {
                    Rt.unsupported("reading names of months");
                }
                number(c, end - i, isLetter(pattern, end));
            } else if (c == 'E' || c == 'a' || c == 'h') {
                Rt.unsupported("reading names of days, or halves of them");
            } else if (c == '\'') {
                end = DateTimeFormatter.quoteEnd(pattern, i) + 1;
                literal(DateTimeFormatter.quoted(pattern, i, end - 1));
            } else {
                literal(String.valueOf(c));
            }
            i = end;
        }
        if (at < text.length()) {
            throw new DateTimeParseException("Text '" + text + "' could not be parsed, unparsed text found at index " + at, text, at);
        }
    }

    private void literal(String s) {
        if (!text.startsWith(s, at)) {
            throw wrong(at);
        }
        at += s.length();
    }

    /** A number of so many digits; one of one digit may have more. */
    private void number(char c, int width, boolean adjacent) {
        if (adjacent && width == 1) {
            Rt.unsupported("reading numbers without anything between them");
        }
        int end = at;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9' && (adjacent || width == 2 || c == 'S' ? end < at + width : true)) {
            end++;
        }
        boolean signed = at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+') && width != 2 && c != 'S';
        if (signed || end - at > 9 || c != 'S' && width == 4 && adjacent && end - at < 4) {
            Rt.unsupported("reading a number with a sign, or of many digits");
        }
        if (end - at < width || width == 4 && c != 'S' && end - at > 4) {
            throw wrong(at);
        }
        int n = Integer.parseInt(text.substring(at, end));
        at = end;
        if ((c == 'y' || c == 'u') && width == 2) {
            n += 2000;
        }
        for (int i = width; c == 'S' && i < 9; i++) {
            n *= 10;
        }
        int field = LETTERS.indexOf(c);
        if (fields[field] >= 0 && fields[field] != n) {
            Rt.unsupported("a field of a date or time twice");
        }
        fields[field] = n;
    }

    private void settle() {
        if (fields[4] == 24) {
            Rt.unsupported("the end of a day as 24 o'clock");
        }
        for (int i = 0; i < 7; i++) {
            int least = i == 0 || i == 2 || i == 3 ? 1 : 0;
            if (fields[i] >= 0 && (fields[i] < least || fields[i] > LAST[i])) {
                String last = i == 0 ? "999999999/1000000000" : i == 3 ? "28/31" : String.valueOf(LAST[i]);
                throw wrong("Invalid value for " + NAMES[i] + " (valid values " + least + " - " + last + "): " + fields[i]);
            }
        }
        int year = Math.max(fields[0], fields[1]);
        boolean whole = year >= 0 && fields[2] > 0 && fields[3] > 0;
        boolean some = year >= 0 || fields[2] > 0 || fields[3] > 0;
        if (some && !whole || fields[0] >= 0 && fields[1] >= 0) {
            Rt.unsupported("a part of a date");
        }
        if (whole) {
            // Later than the last day of the month is that day.
            int days = LocalDate.of(year, fields[2], 1).lengthOfMonth();
            date = LocalDate.of(year, fields[2], Math.min(fields[3], days));
        }
        boolean gap = fields[4] < 0 && (fields[5] >= 0 || fields[6] >= 0 || fields[7] >= 0) || fields[5] < 0 && (fields[6] >= 0 || fields[7] >= 0)
            || fields[6] < 0 && fields[7] >= 0;
        if (gap) {
            Rt.unsupported("a part of a time");
        }
        if (fields[4] >= 0) {
            time = LocalTime.of(fields[4], Math.max(fields[5], 0), Math.max(fields[6], 0), Math.max(fields[7], 0));
        }
    }
}
