// expect: true
// note: An interrupt after the end of a thread does not end the wait for that end.

public class JoinEndedFirst {
    public static void main(final String[] args) throws InterruptedException {
        final Thread ends = new Thread(() -> {
        });
        final Thread joins = new Thread(() -> {
            try {
                ends.join();
            } catch (InterruptedException e) {
                assert false;
            }
        });
        ends.start();
        joins.start();
        ends.join();
        joins.interrupt();
        joins.join();
    }
}
