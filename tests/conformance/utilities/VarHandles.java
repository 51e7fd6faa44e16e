import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandles {
    private int plain;
    private volatile int value = 1;
    private long big;
    private volatile String text = "a";
    private boolean flag;
    private VarHandles next;

    private static final VarHandle PLAIN;
    private static final VarHandle VALUE;
    private static final VarHandle BIG;
    private static final VarHandle TEXT;
    private static final VarHandle FLAG;
    private static final VarHandle NEXT;

    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            PLAIN = l.findVarHandle(VarHandles.class, "plain", int.class);
            VALUE = l.findVarHandle(VarHandles.class, "value", int.class);
            BIG = l.findVarHandle(VarHandles.class, "big", long.class);
            TEXT = l.findVarHandle(VarHandles.class, "text", String.class);
            FLAG = MethodHandles.privateLookupIn(VarHandles.class, l).findVarHandle(VarHandles.class, "flag", boolean.class);
            NEXT = l.findVarHandle(VarHandles.class, "next", VarHandles.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    int bump() {
        int v;
        do {
            v = (int) VALUE.getVolatile(this);
        } while (!VALUE.weakCompareAndSet(this, v, v * 2));
        return v;
    }

    public static void main(String[] args) {
        VarHandles o = new VarHandles();
        PLAIN.set(o, 4);
        System.out.println((int) PLAIN.get(o) + " " + o.plain + " " + PLAIN.compareAndSet(o, 4, 5) + " " + PLAIN.compareAndSet(o, 4, 6) + " " + (int) PLAIN.getAndAdd(o, 10) + " " + o.plain);
        System.out.println(o.bump() + " " + o.bump() + " " + o.value + " " + (int) VALUE.getAndSet(o, 7) + " " + (int) VALUE.getAcquire(o));
        VALUE.setRelease(o, 8);
        VALUE.setVolatile(o, o.value + 1);
        System.out.println(o.value + " " + (int) VALUE.compareAndExchange(o, 9, 10) + " " + (int) VALUE.compareAndExchange(o, 9, 11) + " " + o.value);
        BIG.set(o, 1L << 50);
        BIG.setVolatile(o, 3);
        System.out.println((long) BIG.getAndAdd(o, 4L) + " " + BIG.compareAndSet(o, 7L, 8L) + " " + (long) BIG.getVolatile(o) + " " + o.big);
        System.out.println((String) TEXT.getAndSet(o, "b") + " " + o.text + " " + (String) TEXT.get(o));
        System.out.println(FLAG.compareAndSet(o, false, true) + " " + FLAG.compareAndSet(o, false, true) + " " + (boolean) FLAG.getVolatile(o) + " " + o.flag);
        VarHandles p = new VarHandles();
        System.out.println(NEXT.compareAndSet(o, null, p) + " " + NEXT.compareAndSet(o, null, o) + " " + (o.next == p) + " " + ((VarHandles) NEXT.getAcquire(o) == p));
        try {
            PLAIN.get((VarHandles) null);
        } catch (NullPointerException e) {
            System.out.println("no object");
        }
    }
}
