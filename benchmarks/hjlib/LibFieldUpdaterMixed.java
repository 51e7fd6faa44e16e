// expect: false(assertion)
// note: The volatile field is also changed without the updater, in two steps.

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class LibFieldUpdaterMixed {
    private static final AtomicIntegerFieldUpdater<LibFieldUpdaterMixed> COUNT =
        AtomicIntegerFieldUpdater.newUpdater(LibFieldUpdaterMixed.class, "count");

    private volatile int count;

    public static void main(String[] args) throws InterruptedException {
        LibFieldUpdaterMixed o = new LibFieldUpdaterMixed();
        Thread a = new Thread(() -> COUNT.incrementAndGet(o));
        a.start();
        o.count++;
        a.join();
        assert o.count == 2; //~ assertion
    }
}
