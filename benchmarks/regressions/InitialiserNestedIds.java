// expect: false(assertion)
// note: id generator: two classes' ids are handed out in the order of initialisation
import java.util.concurrent.atomic.*;

class Ids {
    static final AtomicInteger n = new AtomicInteger();
}

class A {
    static final int id = B.id + 10;
    static void m() {
    }
}

class B {
    static final int id = Ids.n.incrementAndGet();
}

class C {
    static final int id = Ids.n.incrementAndGet();
    static void m() {
    }
}

public class InitialiserNestedIds {
    public static void main(String[] a) throws Exception {
        Thread s = new Thread(() -> {
            C.m();
            A.m();
        });
        Thread t = new Thread(() -> {
            A.m();
        });
        s.start();
        t.start();
        s.join();
        t.join();
        assert B.id == 2; //~ assertion
    }
}
