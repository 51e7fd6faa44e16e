// expect: false(no-data-race)
// note: A plain read of the field itself races with what the handle writes, in whatever mode.

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class LibVarHandleBesidePlain {
    private static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findVarHandle(LibVarHandleBesidePlain.class, "ready", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int ready;

    public static void main(String[] args) throws InterruptedException {
        LibVarHandleBesidePlain o = new LibVarHandleBesidePlain();
        Thread a = new Thread(() -> {
            READY.setVolatile(o, 1); //~ race with line 26
        });
        a.start();
        if (o.ready == 1) { //~ race with line 23
            System.out.println("ready");
        }
        a.join();
    }
}
