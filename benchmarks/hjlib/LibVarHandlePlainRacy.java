// expect: false(no-data-race)
// note: The plain forms are plain accesses: they order nothing.

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class LibVarHandlePlainRacy {
    private static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findVarHandle(LibVarHandlePlainRacy.class, "ready", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private int ready;

    public static void main(String[] args) throws InterruptedException {
        LibVarHandlePlainRacy o = new LibVarHandlePlainRacy();
        Thread a = new Thread(() -> {
            READY.set(o, 1); //~ race with line 26
        });
        a.start();
        if ((int) READY.get(o) == 1) { //~ race with line 23
            System.out.println("ready");
        }
        a.join();
    }
}
