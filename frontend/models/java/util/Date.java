package java.util;

import java.time.Instant;
import scoville.Workers;

/** A moment, which can be changed. What day it is depends on where the program runs: its text is not known. */
public class Date implements java.io.Serializable, Cloneable, Comparable<Date> {
    private long millis;

    public Date() {
        this(System.currentTimeMillis());
    }

    public Date(long millis) {
        this.millis = millis;
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

    public String toString() {
        return text(millis);
    }

    private static String text(long moment) {
        return Workers.SOME;
    }
}
