// monitors are re-entrant and are left by exceptions.
public class Synchronized {
    private int n;
    private static int s;

    synchronized int inc() {
        n++;
        return twice();
    }

    synchronized int twice() {
        synchronized (this) {
            return n * 2;
        }
    }

    static synchronized void fail() {
        s++;
        throw new RuntimeException("inside");
    }

    public static void main(String[] args) {
        Synchronized x = new Synchronized();
        System.out.println(x.inc() + x.inc());
        for (int i = 0; i < 2; i++) {
            try {
                fail();
            } catch (RuntimeException e) {
                System.out.println(e.getMessage() + s);
            }
        }
        Object lock = new Object();
        synchronized (lock) {
            synchronized (lock) {
                System.out.println("nested");
            }
        }
        synchronized (Synchronized.class) {
            System.out.println("class");
        }
        try {
            synchronized ((Object) null) {
                System.out.println("never");
            }
        } catch (NullPointerException e) {
            System.out.println("null lock");
        }
    }
}
