// expect: true
// note: Sections on one, two, three and any number of objects that have one in common, and all that name none, exclude each other.

import static edu.rice.hj.Module1.*;

public class IsolatedSeveral {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Object a = new Object();
            final Object b = new Object();
            final Object c = new Object();
            finish(() -> {
                async(() -> isolated(a, () -> x++));
                async(() -> isolated(b, a, () -> x++));
                async(() -> isolated(c, b, a, () -> x++));
                async(() -> isolatedWithReturn(new Object[] {a, c}, () -> x++));
                isolatedWithReturn(a, () -> x++);
                isolatedWithReturn(a, b, () -> x++);
                isolatedWithReturn(a, b, c, () -> x++);
                isolated(() -> x++);
            });
            assert x == 8;
        });
    }
}
