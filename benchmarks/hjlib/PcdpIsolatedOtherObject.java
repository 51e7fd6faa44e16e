// expect: false(no-data-race)
// note: Sections on different objects do not exclude each other.

import static edu.rice.pcdp.PCDP.*;

public class PcdpIsolatedOtherObject {
    static int x;

    public static void main(final String[] args) {
        final Object a = new Object();
        final Object b = new Object();
        finish(() -> {
            async(() -> isolated(a, () -> {
                x++; //~ race with line 17
            }));
            async(() -> isolated(b, () -> {
                x++;
            }));
        });
    }
}
