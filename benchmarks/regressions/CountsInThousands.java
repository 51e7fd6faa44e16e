// expect: true
// pure-smt: timeout
// note: The counter decides what is printed, and nothing else.

public class CountsInThousands {
    private static volatile boolean stop;

    public static void main(final String[] args) throws InterruptedException {
        final Thread counts = new Thread(() -> {
            int n = 0;
            while (!stop) {
                if (++n % 1000 == 0) {
                    System.out.println("still at it");
                }
            }
            System.out.println(n);
        });
        counts.start();
        Thread.sleep(5);
        stop = true;
        counts.join();
    }
}
