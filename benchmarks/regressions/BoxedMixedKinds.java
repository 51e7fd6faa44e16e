// expect: true
// note: Boxes of long and char whose values depend on the order of sections.

import static edu.rice.hj.Module2.*;

public class BoxedMixedKinds {
    static Long total = 1L;
    static Character last = 'a';

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        total = total + 1;
                        last = 'b';
                    });
                });
                async(() -> {
                    isolated(() -> {
                        total = total * 2;
                        last = 'c';
                    });
                });
            });
            assert total == 3L || total == 4L;
            assert last == 'b' || last == 'c';
            assert last != 'c' || total == 4L;
        });
    }
}
