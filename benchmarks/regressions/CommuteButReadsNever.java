// expect: true
// note: Twin of CommuteButReadsRace: the count is never 5 where it would matter, so nobody reads x beside the write. That
// note: takes the order of the sections into account; from the section alone, the read could happen.

import static edu.rice.hj.Module0.*;

public class CommuteButReadsNever {
    static int count = 0;
    static int x = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> { count++; });
                });
                async(() -> {
                    isolated(() -> {
                        if (count == 5) {
                            final int copy = x;
                        }
                        count++;
                    });
                });
                x = 5;
            });
        });
    }
}
