// methods whose values are inputs do not decide anything here.
public class Time {
    public static void main(String[] args) {
        long t = System.currentTimeMillis();
        long n = System.nanoTime();
        int cpus = Runtime.getRuntime().availableProcessors();
        System.out.println(cpus >= 1);
        System.out.println(System.getProperty("user.no.such", "none"));
        Object o = new Object();
        System.out.println(o.hashCode() == o.hashCode());
        System.out.println(o.equals(o) + " " + o.equals(null));
    }
}
