package java.util;

import java.time.Instant;
import scoville.Dated;
import scoville.OpenText;

/** A moment, which can be changed. What the clock shows is not known, and may be printed only. */
public class Date implements java.io.Serializable, Cloneable, Comparable<Date>, Dated {
    private long millis;
    /** Stands for the reading of the clock that it comes from, or may come from; null: none. */
    private Object reading;

    public Date() {
        this(System.currentTimeMillis());
    }

    public Date(long millis) {
        this.millis = millis;
        reading = scovilleReading(millis);
    }

    private Date(long millis, Object reading) {
        this.millis = millis;
        this.reading = reading;
    }

    /** For the library: one of which it is known where it comes from. */
    static Date scovilleOf(long millis, Object reading) {
        return new Date(millis, reading);
    }

    Object scovilleReading() {
        return reading;
    }

    /** What a number of milliseconds stands for that may come from the clock. */
    static Object scovilleReading(long millis) {
        return System.scovilleIsTime(millis) ? new Object() : null;
    }

    /** Years are counted from 1900, months from 0. */
    public Date(int year, int month, int day) {
        this(year, month, day, 0, 0, 0);
    }

    public Date(int year, int month, int day, int hour, int minute) {
        this(year, month, day, hour, minute, 0);
    }

    public Date(int year, int month, int day, int hour, int minute, int second) {
        this(new GregorianCalendar(1900 + year, month, day, hour, minute, second).getTimeInMillis(), null);
    }

    private int field(int field) {
        return new GregorianCalendar(millis, reading, TimeZone.getDefault()).get(field);
    }

    public int getYear() {
        return field(Calendar.YEAR) - 1900;
    }

    public int getMonth() {
        return field(Calendar.MONTH);
    }

    public int getDate() {
        return field(Calendar.DAY_OF_MONTH);
    }

    public int getDay() {
        return field(Calendar.DAY_OF_WEEK) - 1;
    }

    public int getHours() {
        return field(Calendar.HOUR_OF_DAY);
    }

    public int getMinutes() {
        return field(Calendar.MINUTE);
    }

    public int getSeconds() {
        return field(Calendar.SECOND);
    }

    public static Date from(Instant instant) {
        return new Date(instant.toEpochMilli());
    }

    public Instant toInstant() {
        return Instant.ofEpochMilli(getTime());
    }

    public long getTime() {
        return millis;
    }

    public void setTime(long millis) {
        this.millis = millis;
        reading = scovilleReading(millis);
    }

    public boolean before(Date other) {
        return millis < other.millis;
    }

    public boolean after(Date other) {
        return millis > other.millis;
    }

    public int compareTo(Date other) {
        long mine = millis;
        long its = other.millis;
        return mine < its ? -1 : mine == its ? 0 : 1;
    }

    public boolean equals(Object o) {
        return o instanceof Date && getTime() == ((Date) o).getTime();
    }

    public int hashCode() {
        long t = getTime();
        return (int) t ^ (int) (t >> 32);
    }

    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError();
        }
    }

    public String scovilleDatePart(char part, Locale locale) {
        return new GregorianCalendar(millis, reading, TimeZone.getDefault()).scovilleDatePart(part, locale);
    }

    public String toString() {
        return text(millis, reading);
    }

    private static String text(long millis, Object reading) {
        Calendar at = new GregorianCalendar(millis, reading, TimeZone.getDefault());
        if (!at.isKnown()) {
            return OpenText.ANY;
        }
        String day = CalendarNames.day(at.field(Calendar.DAY_OF_WEEK), true, Locale.US);
        String month = CalendarNames.month(at.field(Calendar.MONTH), true, Locale.US);
        String time = String.format("%02d %02d:%02d:%02d", at.field(Calendar.DAY_OF_MONTH), at.field(Calendar.HOUR_OF_DAY),
            at.field(Calendar.MINUTE), at.field(Calendar.SECOND));
        return day + " " + month + " " + time + " " + at.getTimeZone().getID() + " " + at.field(Calendar.YEAR);
    }
}
