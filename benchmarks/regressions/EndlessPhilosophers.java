// expect: false(no-deadlock)
// pure-smt: timeout
// note: The first execution never ends, but some orders do.

public class EndlessPhilosophers {
    public static void main(final String[] args) {
        final Object[] forks = {new Object(), new Object(), new Object()};
        for (int i = 0; i < 3; i++) {
            final Object left = forks[i];
            final Object right = forks[(i + 1) % 3];
            new Thread(() -> {
                while (true) {
                    synchronized (left) {
                        synchronized (right) { //~ deadlock
                            System.out.println("eats");
                        }
                    }
                }
            }).start();
        }
    }
}
