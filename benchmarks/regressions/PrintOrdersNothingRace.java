// expect: false(no-data-race)
// note: Neither output, nor metrics, nor sleeping orders anything.

import static edu.rice.hj.Module2.*;

public class PrintOrdersNothingRace {
    static int x;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                x = 1; //~ race with line 18
                System.out.println("written");
                doWork(1);
            });
            System.out.println("reading");
            doWork(1);
            System.out.println(x);
        });
    }
}
