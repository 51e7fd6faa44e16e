// expect: false(no-data-race)
// note: The task awaits one of two futures only.

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Future;

public class LibPcdpFutureRacy {
    static int x;

    public static void main(String[] args) {
        finish(() -> {
            Future<Integer> a = future(() -> 1);
            Future<Integer> b = future(() -> {
                x = 1; //~ race with line 19
                return 2;
            });
            asyncAwait(() -> {
                x = 2;
            }, a);
        });
    }
}
