import java.time.Instant;
import java.util.Arrays;
import java.util.Date;

public class Dates {
    public static void main(String[] args) {
        Date a = new Date(1000);
        Date b = new Date(2000L);
        System.out.println(a.getTime() + " " + a.before(b) + " " + a.after(b) + " " + b.after(a) + " " + a.before(a));
        System.out.println(a.compareTo(b) + " " + b.compareTo(a) + " " + a.compareTo(new Date(1000)) + " " + a.equals(new Date(1000)) + " " + a.equals(b) + " " + a.equals(null));
        System.out.println(a.hashCode() + " " + new Date(-1).hashCode() + " " + new Date(1L << 40).hashCode());
        Date c = (Date) a.clone();
        c.setTime(5);
        System.out.println(a.getTime() + " " + c.getTime() + " " + c.toInstant().toEpochMilli() + " " + Date.from(Instant.ofEpochMilli(77)).getTime());
        Date[] all = {b, a, c};
        Arrays.sort(all);
        System.out.println(all[0].getTime() + " " + all[2].getTime());
        Date now = new Date();
        long later = System.currentTimeMillis();
        System.out.println((now.getTime() <= later) + " " + now.after(a) + " " + (now.toString() != null));
        System.out.println("at " + (now.getTime() > 1_600_000_000_000L));
    }
}
