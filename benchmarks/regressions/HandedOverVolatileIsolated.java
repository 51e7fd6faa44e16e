// expect: false(assertion)
// note: HJlib; handing over in isolated
import static edu.rice.hj.Module1.*;

class D {
    volatile int a;
}

class G {
    static D d;
}

public class HandedOverVolatileIsolated {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (G.d != null) G.d.a = 1;
                    });
                });
                async(() -> {
                    isolated(() -> {
                        G.d = new D();
                    });
                });
            });
            assert G.d.a == 0; //~ assertion
        });
    }
}
