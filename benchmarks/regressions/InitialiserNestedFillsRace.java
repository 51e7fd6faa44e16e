// expect: false(no-data-race)
// note: A's init uses B, B's init completes a future; t's write before A need not be before w's read
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;

class Reg {
    static int x;
    static HjDataDrivenFuture<Integer> f;
}

class A {
    static int v = B.v;
    static void m() {
    }
}

class B {
    static int v = 1;
    static {
        Reg.f.put(7);
    }
    static void m() {
    }
}

public class InitialiserNestedFillsRace {
    public static void main(String[] a) {
        launchHabaneroApp(() -> {
            Reg.f = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    Reg.x = 1; //~ race with line 39
                    A.m();
                });
                async(() -> {
                    A.m();
                });
                asyncAwait(Reg.f, () -> {
                    int y = Reg.x;
                });
            });
        });
    }
}
