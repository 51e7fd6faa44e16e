// expect: true
// note: Updates by an updater are atomic; what comes before one comes before what finds its value.

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class LibFieldUpdaterFixed {
    private static final AtomicIntegerFieldUpdater<LibFieldUpdaterFixed> COUNT =
        AtomicIntegerFieldUpdater.newUpdater(LibFieldUpdaterFixed.class, "count");

    private volatile int count;
    private int data;

    public static void main(String[] args) throws InterruptedException {
        LibFieldUpdaterFixed o = new LibFieldUpdaterFixed();
        Thread a = new Thread(() -> {
            o.data = 5;
            COUNT.incrementAndGet(o);
        });
        Thread b = new Thread(() -> {
            if (o.count == 1) {
                assert o.data == 5;
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        COUNT.getAndAdd(o, 2);
        assert o.count == 3;
    }
}
