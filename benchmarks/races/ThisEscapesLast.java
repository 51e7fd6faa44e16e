// expect: true

/** The thread is started when all final fields are written. */
public class ThisEscapesLast {
    final int limit;
    final Thread thread;
    int seen;

    ThisEscapesLast(int limit) {
        this.limit = limit;
        thread = new Thread(this::run);
        thread.start();
    }

    void run() {
        seen = limit;
    }

    public static void main(String[] args) throws InterruptedException {
        ThisEscapesLast one = new ThisEscapesLast(42);
        one.thread.join();
        assert one.seen == 42;
    }
}
