// expect: true
// note: Twin of RegionObjectTwoFields without regions: different fields are different locations.

import static edu.rice.hj.Module1.*;

public class RegionObjectTwoFieldsPlain {
    static class Pair {
        int left;
        int right;
    }

    public static void main(final String[] args) {
        final Pair pair = new Pair();
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    pair.left = 1;
                });
                async(() -> {
                    pair.right = 2;
                });
            });
            assert pair.left + pair.right == 3;
        });
    }
}
