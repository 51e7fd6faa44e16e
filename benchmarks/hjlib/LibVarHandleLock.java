// expect: true
// note: A lock by compareAndSet on a field that is not volatile itself.

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class LibVarHandleLock {
    private static final VarHandle LOCKED;

    static {
        try {
            LOCKED = MethodHandles.lookup().findVarHandle(LibVarHandleLock.class, "locked", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private boolean locked;
    private int count;

    private void add() {
        while (!LOCKED.compareAndSet(this, false, true)) {
            Thread.onSpinWait();
        }
        count++;
        LOCKED.setVolatile(this, false);
    }

    public static void main(String[] args) throws InterruptedException {
        LibVarHandleLock o = new LibVarHandleLock();
        Thread a = new Thread(o::add);
        a.start();
        o.add();
        a.join();
        assert o.count == 2;
    }
}
