// expect: false(no-deadlock)

import java.lang.management.ManagementFactory;

/** Who looks for a deadlock does not end it. */
public class DeadlockIsFound {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { //~ deadlock
                System.out.println("both");
            }
        }
    }

    public static void main(String[] args) { //~ deadlock
        Object a = new Object();
        Object b = new Object();
        new Thread(() -> both(a, b)).start();
        new Thread(() -> both(b, a)).start();
        if (ManagementFactory.getThreadMXBean().findDeadlockedThreads() != null) {
            System.out.println("found");
        }
    }
}
