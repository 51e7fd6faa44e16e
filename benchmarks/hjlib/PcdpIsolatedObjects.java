// expect: true
// note: Sections on a common object exclude each other; the global one excludes them all; tasks may be created inside.

import static edu.rice.pcdp.PCDP.*;

public class PcdpIsolatedObjects {
    static int x;
    static int y;

    public static void main(final String[] args) {
        final Object a = new Object();
        final Object b = new Object();
        finish(() -> {
            async(() -> isolated(a, () -> x++));
            async(() -> isolated(a, b, () -> {
                x++;
                y++;
            }));
            async(() -> isolated(b, () -> isolated(b, () -> y++)));
            async(() -> isolated(() -> {
                x++;
                y++;
                async(() -> System.out.println("created inside"));
            }));
        });
        assert x == 3 && y == 3;
    }
}
