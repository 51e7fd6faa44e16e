// expect: false(assertion)
// note: initialiser publishes o through a volatile; o.x first 0 then 5 under isolated
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;

class Reg {
    static volatile D d;
}

class D {
    volatile int x;
}

class H {
    static int v = 1;
    static {
        D o = new D();
        Reg.d = o;
        o.x = 5;
    }
}

public class InitialiserVolatileFieldSeen {
    public static void main(String[] a) {
        launchHabaneroApp(() -> {
            Reg.d = null;
            finish(() -> {
                async(() -> {
                    int r = H.v;
                });
                async(() -> {
                    D o = Reg.d;
                    if (o != null) {
                        assert o.x == 5; //~ assertion
                    }
                });
            });
        });
    }
}
