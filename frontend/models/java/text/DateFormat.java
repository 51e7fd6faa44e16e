package java.text;

import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;
import scoville.OpenText;
import scoville.Rt;

public class ParseException extends Exception {
    private final int at;

    public ParseException(String message, int at) {
        super(message);
        this.at = at;
    }

    public int getErrorOffset() {
        return at;
    }
}

/** Where reading a text begins, and how far it has come. */
public class ParsePosition {
    int index;
    int errorIndex = -1;

    public ParsePosition(int index) {
        this.index = index;
    }

    public int getIndex() {
        return index;
    }

    public void setIndex(int index) {
        this.index = index;
    }

    public int getErrorIndex() {
        return errorIndex;
    }

    public void setErrorIndex(int index) {
        errorIndex = index;
    }

    public boolean equals(Object o) {
        return o instanceof ParsePosition && ((ParsePosition) o).index == index && ((ParsePosition) o).errorIndex == errorIndex;
    }

    public int hashCode() {
        return errorIndex << 16 | index;
    }

    public String toString() {
        return "java.text.ParsePosition[index=" + index + ",errorIndex=" + errorIndex + "]";
    }
}

/** Not synchronised: a format has a calendar in which it works. */
public abstract class DateFormat extends Format {
    public static final int FULL = 0;
    public static final int LONG = 1;
    public static final int MEDIUM = 2;
    public static final int SHORT = 3;
    public static final int DEFAULT = MEDIUM;

    protected Calendar calendar;
    protected NumberFormat numberFormat;

    protected DateFormat() {
    }

    public static final DateFormat getInstance() {
        return getDateTimeInstance(SHORT, SHORT);
    }

    public static final DateFormat getDateInstance() {
        return getDateInstance(DEFAULT);
    }

    public static final DateFormat getTimeInstance() {
        return getTimeInstance(DEFAULT);
    }

    public static final DateFormat getDateTimeInstance() {
        return getDateTimeInstance(DEFAULT, DEFAULT);
    }

    public static final DateFormat getDateInstance(int style) {
        return usual(style);
    }

    public static final DateFormat getTimeInstance(int style) {
        return usual(style);
    }

    public static final DateFormat getDateTimeInstance(int date, int time) {
        return usual(date | time);
    }

    public static final DateFormat getDateInstance(int style, Locale locale) {
        return usual(style);
    }

    public static final DateFormat getTimeInstance(int style, Locale locale) {
        return usual(style);
    }

    public static final DateFormat getDateTimeInstance(int date, int time, Locale locale) {
        return usual(date | time);
    }

    /** What it makes of a date depends on where the program runs. */
    private static DateFormat usual(int style) {
        if (style < FULL || style > SHORT) {
            throw new IllegalArgumentException("Illegal date style " + style);
        }
        return new SimpleDateFormat();
    }

    public final String format(Date date) {
        return text(date);
    }

    abstract String text(Date date);

    String textOf(Object o) {
        if (o instanceof Date) {
            return text((Date) o);
        }
        if (o instanceof Number) {
            return text(new Date(((Number) o).longValue()));
        }
        throw new IllegalArgumentException("Cannot format given Object as a Date");
    }

    public Date parse(String source) throws ParseException {
        ParsePosition at = new ParsePosition(0);
        Date date = parse(source, at);
        if (at.index == 0) {
            throw new ParseException("Unparseable date: \"" + source + "\"", at.errorIndex);
        }
        return date;
    }

    public abstract Date parse(String source, ParsePosition at);

    public Object parseObject(String source, ParsePosition at) {
        return parse(source, at);
    }

    public void setCalendar(Calendar calendar) {
        this.calendar = calendar;
    }

    public Calendar getCalendar() {
        return calendar;
    }

    public void setNumberFormat(NumberFormat format) {
        numberFormat = format;
    }

    public NumberFormat getNumberFormat() {
        return numberFormat;
    }

    public void setTimeZone(TimeZone zone) {
        calendar.setTimeZone(zone);
    }

    public TimeZone getTimeZone() {
        return calendar.getTimeZone();
    }

    public void setLenient(boolean on) {
        calendar.setLenient(on);
    }

    public boolean isLenient() {
        return calendar.isLenient();
    }

    public Object clone() {
        DateFormat copy = (DateFormat) super.clone();
        if (calendar != null) {
            copy.calendar = (Calendar) calendar.clone();
        }
        if (numberFormat != null) {
            copy.numberFormat = (NumberFormat) numberFormat.clone();
        }
        return copy;
    }
}

/** Patterns of numbers and of English names. */
public class SimpleDateFormat extends DateFormat {
    /** Null: that of where the program runs, of which nothing is known. */
    private String pattern;
    private final Locale locale;
    /** The digit that numbers begin with when they are filled up; looked up once. */
    private char zero;

    public SimpleDateFormat() {
        this(Locale.getDefault());
    }

    private SimpleDateFormat(Locale locale) {
        this.locale = locale;
        calendar = new GregorianCalendar();
        numberFormat = NumberFormat.getIntegerInstance();
        numberFormat.setGroupingUsed(false);
    }

    public SimpleDateFormat(String pattern) {
        this(pattern, Locale.getDefault());
    }

    public SimpleDateFormat(String pattern, Locale locale) {
        this(locale);
        if (locale == null) {
            throw new NullPointerException();
        }
        applyPattern(pattern);
    }

    public void applyPattern(String pattern) {
        DatePart.read(pattern);
        this.pattern = pattern;
    }

    public String toPattern() {
        return pattern == null ? OpenText.ANY : pattern;
    }

    public StringBuffer format(Date date, StringBuffer to, FieldPosition at) {
        return to.append(text(date));
    }

    String text(Date date) {
        calendar.setTime(date);
        if (zero == 0) {
            zero = '0';
        }
        // As it is now: who uses the format beside may make another one of it.
        Calendar at = calendar.scovilleNow();
        if (pattern == null || at == null) {
            return OpenText.ANY;
        }
        StringBuilder out = new StringBuilder();
        for (DatePart part = DatePart.read(pattern); part != null; part = part.next) {
            part.write(at, this, out);
        }
        return out.toString();
    }

    /** A number of at least so many digits. Those that are not short are left to the number format. */
    String number(int n, int least) {
        boolean isShort = n >= 0 && n < 100 && least <= 2 || n >= 1000 && n < 10_000 && least == 4;
        if (!isShort) {
            numberFormat.setMinimumIntegerDigits(least);
        }
        String digits = String.valueOf(n);
        while (digits.length() < least) {
            digits = "0" + digits;
        }
        return digits;
    }

    Locale locale() {
        return locale;
    }

    public Date parse(String text, ParsePosition at) {
        if (pattern == null) {
            Rt.unsupported("reading a date in the form that is usual where the program runs");
        }
        DateReader in = new DateReader(text, at.index, calendar, numberFormat, locale);
        for (DatePart part = DatePart.read(pattern); part != null; part = part.next) {
            if (!in.read(part)) {
                at.errorIndex = in.error();
                return null;
            }
        }
        try {
            Date date = in.moment();
            at.index = in.at();
            return date;
        } catch (IllegalArgumentException e) {
            at.errorIndex = in.at();
            return null;
        }
    }

    public boolean equals(Object o) {
        if (!(o instanceof SimpleDateFormat)) {
            return false;
        }
        SimpleDateFormat other = (SimpleDateFormat) o;
        return other.toPattern().equals(toPattern()) && other.locale == locale && other.isLenient() == isLenient()
            && other.getTimeZone().equals(getTimeZone());
    }

    public int hashCode() {
        return pattern.hashCode();
    }
}
