// expect: false(no-data-race)
// note: Sections on three objects each, none of them in both.

import static edu.rice.hj.Module2.*;

public class IsolatedThreeRace {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final Object[] o = {new Object(), new Object(), new Object(), new Object(), new Object()};
            async(() -> isolated(o[0], o[1], o[2], () -> x++)); //~ race with line 13
            isolated(o[3], o[4], o, () -> x++);
        });
    }
}
