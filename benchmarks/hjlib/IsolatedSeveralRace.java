// expect: false(no-data-race)
// note: Sections that have no object in common do not exclude each other, nor do they those without one.

import static edu.rice.hj.Module1.*;

public class IsolatedSeveralRace {
    static int x;
    static int y;
    static int z;
    static int w;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Object a = new Object();
            final Object b = new Object();
            final Object c = new Object();
            finish(() -> {
                async(() -> isolated(a, b, () -> x = 1)); //~ race with line 19
                async(() -> isolated(c, () -> x = 2));
                async(() -> isolatedWithReturn(a, b, () -> y = 1)); //~ race with line 21
                async(() -> isolatedWithReturn(c, () -> y = 2));
                async(() -> isolatedWithReturn(a, b, c, () -> z = 1)); //~ race with line 25
                async(() -> isolated(new Object[] {a, b}, () -> w = 1)); //~ race with line 24
                async(() -> isolatedWithReturn(new Object[] {c}, () -> w = 2));
                z = 2;
            });
        });
    }
}
