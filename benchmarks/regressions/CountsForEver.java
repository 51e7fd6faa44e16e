// expect: unknown(unwinding)
// pure-smt: timeout
// note: If nobody was early, two workers count for ever. They wait for nothing, as they change something.

public class CountsForEver {
    private static volatile boolean stop;
    private static volatile boolean early;

    public static void main(final String[] args) throws InterruptedException {
        final Runnable counts = () -> {
            int n = 0;
            while (!stop) {
                n++;
            }
            System.out.println(n);
        };
        final Thread a = new Thread(counts);
        final Thread b = new Thread(counts);
        new Thread(() -> early = true).start();
        a.start();
        b.start();
        if (early) {
            stop = true;
        }
        a.join();
        b.join();
    }
}
