package java.util;

import scoville.Rt;

/** A distance from UTC that is always the same. Where the program runs, it is none: a stated choice. */
public abstract class TimeZone implements java.io.Serializable, Cloneable {
    public static final int SHORT = 0;
    public static final int LONG = 1;

    private static volatile TimeZone current;

    private String id;

    public static TimeZone getDefault() {
        TimeZone own = current;
        return own != null ? (TimeZone) own.clone() : scovilleUnset();
    }

    /** What a report says that it is taken to be. */
    private static TimeZone scovilleUnset() {
        return new FixedZone("UTC", 0, true);
    }

    public java.time.ZoneId toZoneId() {
        return java.time.ZoneId.of(id);
    }

    /** None: that of where it runs. */
    public static void setDefault(TimeZone zone) {
        current = zone == null ? null : (TimeZone) zone.clone();
    }

    public static TimeZone getTimeZone(String id) {
        switch (id) {
            case "UTC":
            case "GMT":
                return new FixedZone(id, 0);
            default:
                return custom(id);
        }
    }

    /** Hours, or hours and minutes, behind `GMT+` or `GMT-`. */
    private static TimeZone custom(String id) {
        boolean east = id.startsWith("GMT+");
        if (!east && !id.startsWith("GMT-")) {
            Rt.unsupported("the time zone " + id);
        }
        String[] parts = id.substring(4).split(":");
        int hours = number(parts[0]);
        int minutes = 0;
        if (parts.length == 2 && parts[1].length() == 2 && parts[0].length() <= 2) {
            minutes = number(parts[1]);
        } else if (parts.length == 1 && (parts[0].length() == 3 || parts[0].length() == 4)) {
            minutes = hours % 100;
            hours /= 100;
        } else if (parts.length != 1 || parts[0].length() > 4) {
            hours = -1;
        }
        if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) {
            return new FixedZone("GMT", 0);
        }
        int offset = (hours * 60 + minutes) * 60_000;
        String name = String.format("GMT%s%02d:%02d", east ? "+" : "-", hours, minutes);
        return new FixedZone(name, east ? offset : -offset);
    }

    /** -1 without digits. */
    private static int number(String digits) {
        for (int i = 0; i < digits.length(); i++) {
            if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
                return -1;
            }
        }
        return digits.isEmpty() || digits.length() > 4 ? -1 : Integer.parseInt(digits);
    }

    public String getID() {
        return id;
    }

    public void setID(String id) {
        if (id == null) {
            throw new NullPointerException();
        }
        this.id = id;
    }

    public abstract int getRawOffset();

    public int getOffset(long millis) {
        return getRawOffset();
    }

    public boolean useDaylightTime() {
        return false;
    }

    public boolean observesDaylightTime() {
        return false;
    }

    public boolean inDaylightTime(Date date) {
        date.getTime();
        return false;
    }

    public int getDSTSavings() {
        return 0;
    }

    public boolean hasSameRules(TimeZone other) {
        return other != null && other.getRawOffset() == getRawOffset();
    }

    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError();
        }
    }
}

final class FixedZone extends TimeZone {
    private final int offset;
    /** That of where the program runs, whose name is not known. */
    private final boolean unset;

    FixedZone(String id, int offset) {
        this(id, offset, false);
    }

    FixedZone(String id, int offset, boolean unset) {
        setID(id);
        this.offset = offset;
        this.unset = unset;
    }

    public java.time.ZoneId toZoneId() {
        return unset ? java.time.ZoneId.scovilleUnnamed() : super.toZoneId();
    }

    public int getRawOffset() {
        return offset;
    }

    public boolean equals(Object o) {
        return o instanceof FixedZone && ((FixedZone) o).getID().equals(getID()) && ((FixedZone) o).offset == offset;
    }

    public int hashCode() {
        return offset;
    }

    public String toString() {
        return scoville.OpenText.ANY;
    }
}
