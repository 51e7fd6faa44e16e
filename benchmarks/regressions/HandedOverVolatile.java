// expect: false(assertion)
// note: t may have found the object that u hands over, and counted
class D {
    volatile int a;
}

class G {
    static volatile D d;
}

public class HandedOverVolatile {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            D o = G.d;
            if (o != null) o.a = 1;
        });
        Thread u = new Thread(() -> {
            G.d = new D();
        });
        t.start();
        u.start();
        t.join();
        u.join();
        assert G.d.a == 0; //~ assertion
    }
}
