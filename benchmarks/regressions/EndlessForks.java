// expect: true
// note: Philosophers who eat for ever and change nothing: they wait for nothing, and main waits for their ends.

public class EndlessForks {
    static void whileTrue(Object first, Object second) {
        while (true) {
            synchronized (first) {
                synchronized (second) {
                }
            }
        }
    }

    static void withoutCondition(Object first, Object second) throws InterruptedException {
        for (;;) {
            synchronized (first) {
                synchronized (second) {
                    Thread.sleep(10);
                }
            }
        }
    }

    static void doWhile(Object first, Object second) {
        do {
            synchronized (first) {
                synchronized (second) {
                }
            }
        } while (true);
    }

    public static void main(String[] args) throws InterruptedException {
        Object[] forks = {new Object(), new Object(), new Object()};
        Thread[] all = {
            new Thread(() -> whileTrue(forks[0], forks[1])),
            new Thread(() -> {
                try {
                    withoutCondition(forks[1], forks[2]);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }),
            new Thread(() -> doWhile(forks[0], forks[2])),
        };
        for (Thread thread : all) {
            thread.start();
        }
        for (Thread thread : all) {
            thread.join();
        }
    }
}
