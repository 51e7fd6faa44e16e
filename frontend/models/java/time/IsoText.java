package java.time;

import java.time.format.DateTimeParseException;
import java.util.function.Supplier;
import scoville.OpenText;
import scoville.Rt;

/** Reads dates and times as ISO 8601 writes them. Years with a sign are left out. */
final class IsoText {
    private final String text;
    private int at;

    private int year;
    private int month;
    private int day;
    private int hour;
    private int minute;
    private int second;
    private int nano;

    IsoText(CharSequence text) {
        this.text = text.toString();
    }

    private DateTimeParseException wrong(int index) {
        return new DateTimeParseException("Text '" + text + "' could not be parsed at index " + index, text, index);
    }

    private boolean isDigit(int i) {
        return i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }

    private char next() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    /** Just as many digits. */
    private int number(int width) {
        for (int i = at; i < at + width; i++) {
            if (!isDigit(i)) {
                throw wrong(at);
            }
        }
        at += width;
        return Integer.parseInt(text.substring(at - width, at));
    }

    private void literal(String s) {
        if (!text.regionMatches(true, at, s, 0, s.length())) {
            throw wrong(at);
        }
        at += s.length();
    }

    private void year() {
        if (next() == '+' || next() == '-') {
            Rt.unsupported("reading a year with a sign");
        }
        if (isDigit(at + 4)) {
            throw wrong(at);
        }
        year = number(4);
    }

    private void monthAndDay() {
        month = number(2);
        literal("-");
        day = number(2);
    }

    private void readDate() {
        year();
        literal("-");
        monthAndDay();
    }

    private void readHourAndMinute() {
        hour = number(2);
        literal(":");
        minute = number(2);
    }

    /** Behind the seconds. */
    private void fraction() {
        if (next() != '.') {
            return;
        }
        at++;
        int digits = 0;
        while (digits < 9 && isDigit(at)) {
            nano = nano * 10 + text.charAt(at) - '0';
            at++;
            digits++;
        }
        for (int i = digits; i < 9; i++) {
            nano *= 10;
        }
    }

    private void readTime() {
        readHourAndMinute();
        if (next() == ':' && isDigit(at + 1) && isDigit(at + 2)) {
            at++;
            second = number(2);
            fraction();
        }
    }

    private void end() {
        if (at < text.length()) {
            throw new DateTimeParseException("Text '" + text + "' could not be parsed, unparsed text found at index " + at, text, at);
        }
    }

    /** What the fields make. */
    private <T> T made(Supplier<T> body) {
        try {
            return body.get();
        } catch (DateTimeException e) {
            throw new DateTimeParseException("Text '" + text + "' could not be parsed: " + e.getMessage(), text, 0, e);
        }
    }

    /** The same of what says in its message which fields there are, in some order. */
    private <T> T obtained(String what, Supplier<T> body) {
        return made(() -> {
            try {
                return body.get();
            } catch (DateTimeException e) {
                throw new DateTimeException("Unable to obtain " + what + " from TemporalAccessor: " + OpenText.ANY, e);
            }
        });
    }

    LocalDate date() {
        readDate();
        end();
        return made(() -> LocalDate.of(year, month, day));
    }

    LocalTime time() {
        readTime();
        end();
        return made(() -> LocalTime.of(hour, minute, second, nano));
    }

    private LocalDateTime both() {
        return LocalDateTime.of(year, month, day, hour, minute, second, nano);
    }

    private void readBoth() {
        readDate();
        literal("T");
        readTime();
    }

    LocalDateTime dateTime() {
        readBoth();
        end();
        return made(() -> both());
    }

    Year onlyYear() {
        int from = at;
        while (isDigit(at)) {
            at++;
        }
        if (next() == '+' || next() == '-' && at == from || at - from > 9) {
            Rt.unsupported("reading a year with a sign, or of many digits");
        }
        if (at == from) {
            throw wrong(from);
        }
        end();
        return Year.of(Integer.parseInt(text));
    }

    YearMonth yearMonth() {
        year();
        literal("-");
        month = number(2);
        end();
        return obtained("YearMonth", () -> YearMonth.of(year, month));
    }

    MonthDay monthDay() {
        literal("--");
        monthAndDay();
        end();
        return obtained("MonthDay", () -> MonthDay.of(month, day));
    }

    private ZoneOffset offset() {
        if (next() == 'Z' || next() == 'z') {
            at++;
            return ZoneOffset.UTC;
        }
        boolean full = (next() == '+' || next() == '-') && isDigit(at + 1) && isDigit(at + 2) && text.startsWith(":", at + 3) && isDigit(at + 4)
            && isDigit(at + 5);
        if (!full) {
            throw wrong(at);
        }
        int from = at;
        at += text.startsWith(":", at + 6) && isDigit(at + 7) && isDigit(at + 8) ? 9 : 6;
        try {
            return ZoneOffset.of(text.substring(from, at));
        } catch (DateTimeException e) {
            Rt.unsupported("reading a distance from UTC that there is not");
            return null;
        }
    }

    /** The last moment of a day may be the first of the next one, or a leap second. */
    Instant instant() {
        readDate();
        literal("T");
        readHourAndMinute();
        literal(":");
        second = number(2);
        fraction();
        ZoneOffset offset = offset();
        boolean midnight = hour == 24 && minute == 0 && second == 0 && nano == 0;
        if (midnight) {
            hour = 0;
        } else if (hour == 23 && minute == 59 && second == 60) {
            second = 59;
        }
        LocalDateTime moment;
        try {
            moment = both().plusDays(midnight ? 1 : 0);
        } catch (DateTimeException e) {
            throw wrong(0);
        }
        end();
        return moment.toInstant(offset);
    }

    OffsetDateTime withOffset() {
        readBoth();
        ZoneOffset offset = offset();
        end();
        return made(() -> OffsetDateTime.of(both(), offset));
    }

    ZonedDateTime zoned() {
        readBoth();
        ZoneOffset offset = offset();
        int close = next() == '[' ? text.indexOf(']', at) : -1;
        ZoneId zone = offset;
        if (close >= 0) {
            zone = ZoneId.of(text.substring(at + 1, close));
            at = close + 1;
        }
        end();
        ZoneId in = zone;
        return made(() -> ZonedDateTime.ofInstant(both().toInstant(offset), in));
    }
}

/** Reads a length of time: numbers, each with the letter of its unit. */
final class AmountText {
    private final String text;
    private int at;
    /** The last number, with its sign. */
    private int from;
    private int to;

    AmountText(CharSequence text) {
        this.text = text.toString();
    }

    boolean isAtEnd() {
        return at == text.length();
    }

    /** Whether this letter is next, in either case; it is passed then. */
    boolean letter(char c) {
        boolean is = at < text.length() && Character.toUpperCase(text.charAt(at)) == c && text.charAt(at) < 128;
        if (is) {
            at++;
        }
        return is;
    }

    /** Whether there is a minus; any sign is passed. */
    boolean minus() {
        boolean minus = at < text.length() && text.charAt(at) == '-';
        if (minus || at < text.length() && text.charAt(at) == '+') {
            at++;
        }
        return minus;
    }

    private int digits(int i) {
        int end = i;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    /** Whether a number of this unit is next, which is passed then. */
    boolean number(char unit) {
        int before = at;
        minus();
        int end = digits(at);
        if (end > at) {
            from = before;
            to = end;
            at = end;
            if (letter(unit)) {
                return true;
            }
        }
        at = before;
        return false;
    }

    /** The same of seconds, with a fraction: its digits, or nothing; null without such a number. */
    String seconds() {
        if (number('S')) {
            return "";
        }
        int before = at;
        minus();
        int end = digits(at);
        if (end > at && end < text.length() && (text.charAt(end) == '.' || text.charAt(end) == ',')) {
            int last = digits(end + 1);
            at = last;
            if (last - end <= 10 && letter('S')) {
                from = before;
                to = end;
                return text.substring(end + 1, last);
            }
        }
        at = before;
        return null;
    }

    String last() {
        return text.substring(from, to);
    }

    boolean isNegative() {
        return text.charAt(from) == '-';
    }

    DateTimeParseException wrong(String why, Throwable thrown) {
        // Java's says where in the number, which may be too long in several places.
        Throwable cause = thrown instanceof NumberFormatException ? new NumberFormatException(OpenText.ANY) : thrown;
        return new DateTimeParseException("Text cannot be parsed to a " + why, text, 0, cause);
    }
}
