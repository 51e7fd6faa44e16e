// expect: false(no-data-race)
// note: Every iteration writes the variable of which only the last value is wanted.

import static edu.rice.hj.Module1.*;

public class LastPrivateRacy {
    static int last = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 3, (i) -> {
                last = i * i; //~ race with line 12
            });
            System.out.println(last);
        });
    }
}
