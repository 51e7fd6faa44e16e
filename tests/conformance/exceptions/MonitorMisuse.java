public class MonitorMisuse {
    private static final Object lock = new Object();

    interface Step {
        void run() throws Exception;
    }

    static void show(String what, Step step) {
        try {
            step.run();
            System.out.println(what + ": fine");
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    static int exits(int x) {
        for (int i = 0; ; i++) {
            synchronized (lock) {
                if (i == 1) {
                    continue;
                }
                if (i == x) {
                    return i;
                }
                try {
                    if (i == 2) {
                        throw new IllegalStateException();
                    }
                    if (i == 4) {
                        break;
                    }
                } catch (IllegalStateException e) {
                    System.out.println("caught with the lock " + Thread.holdsLock(lock));
                }
            }
            System.out.println(i + " without the lock " + Thread.holdsLock(lock));
        }
        return -1;
    }

    public static void main(String[] args) throws Exception {
        show("notify outside", lock::notify);
        show("notifyAll outside", () -> lock.notifyAll());
        show("wait outside", () -> lock.wait());
        show("timed wait outside", () -> lock.wait(1));
        show("negative", () -> {
            synchronized (lock) {
                lock.wait(-1);
            }
        });
        show("nanoseconds", () -> {
            synchronized (lock) {
                lock.wait(1, 1000000);
            }
        });
        show("timed", () -> {
            synchronized (lock) {
                lock.wait(1);
                lock.wait(0, 1);
                lock.notify();
            }
        });
        show("other monitor", () -> {
            synchronized (args) {
                lock.notify();
            }
        });
        System.out.println(exits(3));
        System.out.println(exits(9));
        synchronized (lock) {
            synchronized (lock) {
                lock.wait(1);
                System.out.println(Thread.holdsLock(lock));
            }
            System.out.println(Thread.holdsLock(lock));
        }
        System.out.println(Thread.holdsLock(lock));
    }
}
