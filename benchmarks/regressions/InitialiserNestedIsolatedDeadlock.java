// expect: false(no-deadlock)
// note: init's section is isolated; class used inside isolated
import static edu.rice.hj.Module1.*;
import edu.rice.hj.api.*;

class X {
    static int w = Y.v;
    static void m() {
    }
}

class Y {
    static int v;
    static {
        isolated(() -> { //~ deadlock
            v = 4;
        });
    }
}

public class InitialiserNestedIsolatedDeadlock {
    public static void main(String[] a) {
        launchHabaneroApp(() -> {
            finish(() -> { //~ deadlock
                async(() -> {
                    X.m();
                });
                async(() -> {
                    isolated(() -> {
                        X.m(); //~ deadlock
                    });
                });
            });
        });
    }
}
