// expect: false(exception)
// note: /assertion: boolean volatile flag set by t in a handed-over object decides main's path
class D {
    volatile boolean done;
    int x;
}

class G {
    static volatile D d;
}

public class HandedOverVolatileFlag {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            D o = G.d;
            if (o != null) o.done = true;
        });
        Thread u = new Thread(() -> {
            D o = new D();
            o.x = 1;
            G.d = o;
        });
        t.start();
        u.start();
        t.join();
        u.join();
        if (G.d.done) throw new IllegalStateException(); //~ exception: IllegalStateException
    }
}
