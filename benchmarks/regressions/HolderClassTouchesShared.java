// expect: true
// note: Twin of HolderClassTouchesSharedRace: every reader has used the class before.

import static edu.rice.hj.Module1.*;

public class HolderClassTouchesShared {
    static int loads = 0;

    static class Squares {
        static int size = 8;

        static {
            loads = loads + 1;
        }
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                System.out.println(Squares.size);
                assert loads == 1;
            });
            System.out.println(Squares.size);
            assert loads == 1;
        });
    }
}
