// expect: false(no-data-race)
// note: future completed inside initialiser with an object that is mutated after
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;

class Reg {
    static HjDataDrivenFuture<D> f;
}

class D {
    int x;
}

class H {
    static int v = 1;
    static {
        D o = new D();
        Reg.f.put(o);
        o.x = 5; //~ race with line 29
    }
}

public class InitialiserFillsFuture {
    public static void main(String[] a) {
        launchHabaneroApp(() -> {
            Reg.f = newDataDrivenFuture();
            finish(() -> {
                asyncAwait(Reg.f, () -> {
                    int y = Reg.f.safeGet().x;
                });
                int r = H.v;
            });
        });
    }
}
