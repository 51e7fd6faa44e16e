// expect: true
// note: Each thread has a format of its own, or they take turns with one.

import java.text.DecimalFormat;

public class DecimalFormatPerThread {
    static final DecimalFormat F = new DecimalFormat("0.00");

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            assert new DecimalFormat("0.0").format(1.5).equals("1.5");
            synchronized (F) {
                assert F.format(1.5).equals("1.50");
            }
        });
        t.start();
        synchronized (F) {
            assert F.format(2.5).equals("2.50");
        }
        t.join();
    }
}
