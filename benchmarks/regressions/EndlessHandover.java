// expect: true
// pure-smt: timeout
// note: Two threads take turns for ever: no execution ends, and nothing goes wrong in any of them.

public class EndlessHandover {
    private boolean full;

    synchronized void put() throws InterruptedException {
        while (full) {
            wait();
        }
        full = true;
        notifyAll();
    }

    synchronized void take() throws InterruptedException {
        while (!full) {
            wait();
        }
        full = false;
        notifyAll();
    }

    public static void main(final String[] args) {
        final EndlessHandover place = new EndlessHandover();
        new Thread(() -> {
            try {
                while (true) {
                    place.put();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        new Thread(() -> {
            try {
                while (true) {
                    place.take();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }).start();
    }
}
