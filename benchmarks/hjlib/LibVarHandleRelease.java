// expect: true
// note: What comes before a release comes before what acquires its value.

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class LibVarHandleRelease {
    private static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findVarHandle(LibVarHandleRelease.class, "ready", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int ready;
    private int data;

    public static void main(String[] args) throws InterruptedException {
        LibVarHandleRelease o = new LibVarHandleRelease();
        Thread a = new Thread(() -> {
            o.data = 7;
            READY.setRelease(o, 1);
        });
        a.start();
        if ((int) READY.getAcquire(o) == 1) {
            assert o.data == 7;
        }
        a.join();
    }
}
