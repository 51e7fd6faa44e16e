package java.time;

import java.util.Objects;
import scoville.OpenText;
import scoville.Rt;

/** Where clocks go alike: here only where they are always at the same distance from UTC. */
public abstract class ZoneId implements java.io.Serializable {
    ZoneId() {
    }

    public static ZoneId systemDefault() {
        return java.util.TimeZone.getDefault().toZoneId();
    }

    /** For the library: where nothing is said, and what it is called is not known. */
    public static ZoneId scovilleUnnamed() {
        return new FixedRegion(OpenText.ANY, ZoneOffset.UTC);
    }

    public static ZoneId of(String id) {
        if (id.equals("Z") || id.startsWith("+") || id.startsWith("-")) {
            return ZoneOffset.of(id);
        }
        if (id.equals("UTC") || id.equals("GMT") || id.equals("UT")) {
            return new FixedRegion(id, ZoneOffset.UTC);
        }
        int prefix = id.startsWith("UTC") || id.startsWith("GMT") ? 3 : id.startsWith("UT") ? 2 : 0;
        char sign = prefix == 0 || prefix == id.length() ? 0 : id.charAt(prefix);
        if (sign != '+' && sign != '-') {
            Rt.unsupported("the time zone " + id);
        }
        try {
            return ofOffset(id.substring(0, prefix), ZoneOffset.of(id.substring(prefix)));
        } catch (DateTimeException e) {
            throw new DateTimeException("Invalid ID for offset-based ZoneId: " + id, e);
        }
    }

    public static ZoneId ofOffset(String prefix, ZoneOffset offset) {
        Objects.requireNonNull(prefix, "prefix");
        Objects.requireNonNull(offset, "offset");
        if (prefix.isEmpty()) {
            return offset;
        }
        if (!prefix.equals("GMT") && !prefix.equals("UTC") && !prefix.equals("UT")) {
            throw new IllegalArgumentException("prefix should be GMT, UTC or UT, is: " + prefix);
        }
        return new FixedRegion(offset.getTotalSeconds() == 0 ? prefix : prefix + offset.getId(), offset);
    }

    public abstract String getId();

    abstract ZoneOffset offset();

    public ZoneId normalized() {
        return offset();
    }

    public boolean equals(Object o) {
        return o == this || o instanceof ZoneId && getId().equals(((ZoneId) o).getId());
    }

    public int hashCode() {
        return getId().hashCode();
    }

    public String toString() {
        return getId();
    }
}

/** Has a name of its own. */
final class FixedRegion extends ZoneId {
    private final String id;
    private final ZoneOffset offset;

    FixedRegion(String id, ZoneOffset offset) {
        this.id = id;
        this.offset = offset;
    }

    public String getId() {
        return id;
    }

    ZoneOffset offset() {
        return offset;
    }
}

/** A distance from UTC. */
public final class ZoneOffset extends ZoneId implements Comparable<ZoneOffset> {
    private static final int MOST = 18 * 3600;

    public static final ZoneOffset UTC = new ZoneOffset(0);
    public static final ZoneOffset MIN = new ZoneOffset(-MOST);
    public static final ZoneOffset MAX = new ZoneOffset(MOST);

    private final int seconds;

    private ZoneOffset(int seconds) {
        this.seconds = seconds;
    }

    public static ZoneOffset of(String id) {
        if (id.equals("Z")) {
            return UTC;
        }
        String s = id.length() == 2 ? id.charAt(0) + "0" + id.charAt(1) : id;
        int n = s.length();
        if (n != 3 && n != 5 && n != 6 && n != 7 && n != 9) {
            throw new DateTimeException("Invalid ID for ZoneOffset, invalid format: " + s);
        }
        int hours = number(s, 1, false);
        int minutes = n == 3 ? 0 : number(s, n == 5 || n == 7 ? 3 : 4, n == 6 || n == 9);
        int rest = n == 7 ? number(s, 5, false) : n == 9 ? number(s, 7, true) : 0;
        char sign = s.charAt(0);
        if (sign != '+' && sign != '-') {
            throw new DateTimeException("Invalid ID for ZoneOffset, plus/minus not found when expected: " + s);
        }
        return sign == '-' ? ofHoursMinutesSeconds(-hours, -minutes, -rest) : ofHoursMinutesSeconds(hours, minutes, rest);
    }

    private static int number(String s, int at, boolean colon) {
        if (colon && s.charAt(at - 1) != ':') {
            throw new DateTimeException("Invalid ID for ZoneOffset, colon not found when expected: " + s);
        }
        char a = s.charAt(at);
        char b = s.charAt(at + 1);
        if (a < '0' || a > '9' || b < '0' || b > '9') {
            throw new DateTimeException("Invalid ID for ZoneOffset, non numeric characters found: " + s);
        }
        return (a - '0') * 10 + b - '0';
    }

    public static ZoneOffset ofHours(int hours) {
        return ofHoursMinutesSeconds(hours, 0, 0);
    }

    public static ZoneOffset ofHoursMinutes(int hours, int minutes) {
        return ofHoursMinutesSeconds(hours, minutes, 0);
    }

    public static ZoneOffset ofHoursMinutesSeconds(int hours, int minutes, int seconds) {
        if (hours < -18 || hours > 18) {
            throw new DateTimeException("Zone offset hours not in valid range: value " + hours + " is not in the range -18 to 18");
        }
        if (hours > 0 && (minutes < 0 || seconds < 0)) {
            throw new DateTimeException("Zone offset minutes and seconds must be positive because hours is positive");
        }
        if (hours < 0 && (minutes > 0 || seconds > 0)) {
            throw new DateTimeException("Zone offset minutes and seconds must be negative because hours is negative");
        }
        if (hours == 0 && (minutes > 0 && seconds < 0 || minutes < 0 && seconds > 0)) {
            throw new DateTimeException("Zone offset minutes and seconds must have the same sign");
        }
        if (minutes < -59 || minutes > 59) {
            throw new DateTimeException("Zone offset minutes not in valid range: value " + minutes + " is not in the range -59 to 59");
        }
        if (seconds < -59 || seconds > 59) {
            throw new DateTimeException("Zone offset seconds not in valid range: value " + seconds + " is not in the range -59 to 59");
        }
        if (Math.abs(hours) == 18 && (minutes | seconds) != 0) {
            throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
        }
        return ofTotalSeconds(hours * 3600 + minutes * 60 + seconds);
    }

    public static ZoneOffset ofTotalSeconds(int n) {
        if (n < -MOST || n > MOST) {
            throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
        }
        return n == 0 ? UTC : new ZoneOffset(n);
    }

    public int getTotalSeconds() {
        return seconds;
    }

    ZoneOffset offset() {
        return this;
    }

    public String getId() {
        if (seconds == 0) {
            return "Z";
        }
        int n = Math.abs(seconds);
        String s = (seconds < 0 ? "-" : "+") + LocalTime.two(n / 3600) + ":" + LocalTime.two(n / 60 % 60);
        return n % 60 == 0 ? s : s + ":" + LocalTime.two(n % 60);
    }

    public int compareTo(ZoneOffset other) {
        return other.seconds - seconds;
    }

    public boolean equals(Object o) {
        return o instanceof ZoneOffset && ((ZoneOffset) o).seconds == seconds;
    }

    public int hashCode() {
        return seconds;
    }
}
