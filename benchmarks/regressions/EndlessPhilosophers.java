// expect: false(no-deadlock)
// pure-smt: timeout
// note: The first execution never ends, but some orders do.

public class EndlessPhilosophers {
    static class Fork {
        boolean dirty;
    }

    public static void main(final String[] args) { //~ deadlock
        final Fork[] forks = {new Fork(), new Fork(), new Fork()};
        for (int i = 0; i < 3; i++) {
            final Fork left = forks[i];
            final Fork right = forks[(i + 1) % 3];
            new Thread(() -> {
                while (true) {
                    synchronized (left) {
                        synchronized (right) { //~ deadlock
                            left.dirty = !left.dirty;
                            System.out.println("eats");
                        }
                    }
                }
            }).start();
        }
    }
}
