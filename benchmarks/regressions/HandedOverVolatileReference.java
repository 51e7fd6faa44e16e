// expect: false(assertion)
// note: volatile array/ref field in handed-over object
class D {
    volatile D next;
}

class G {
    static volatile D d;
}

public class HandedOverVolatileReference {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            D o = G.d;
            if (o != null) o.next = o;
        });
        Thread u = new Thread(() -> {
            G.d = new D();
        });
        t.start();
        u.start();
        t.join();
        u.join();
        assert G.d.next == null; //~ assertion
    }
}
