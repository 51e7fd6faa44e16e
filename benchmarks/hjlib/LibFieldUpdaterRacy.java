// expect: false(no-data-race)
// note: The flag is set before the data is.

import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

public class LibFieldUpdaterRacy {
    private static final AtomicReferenceFieldUpdater<LibFieldUpdaterRacy, Object> OWNER =
        AtomicReferenceFieldUpdater.newUpdater(LibFieldUpdaterRacy.class, Object.class, "owner");

    private volatile Object owner;
    private int data;

    public static void main(String[] args) throws InterruptedException {
        LibFieldUpdaterRacy o = new LibFieldUpdaterRacy();
        Thread a = new Thread(() -> {
            OWNER.compareAndSet(o, null, Thread.currentThread());
            o.data = 1; //~ race with line 21
        });
        a.start();
        if (o.owner != null) {
            System.out.println(o.data); //~ race with line 17
        }
        a.join();
    }
}
