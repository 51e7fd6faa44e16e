// expect: true
// note: First the odd elements, then the even ones.

import static edu.rice.hj.Module1.*;

public class RedBlackFixed {
    static final int[] u = {9, 0, 0, 0, 0, 9};

    static void relax(final int i) {
        u[i] = (u[i - 1] + u[i + 1]) / 2;
    }

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            for (int colour = 1; colour <= 2; colour++) {
                final int first = colour;
                forall(0, 1, (k) -> {
                    relax(first + 2 * k);
                });
            }
            assert u[1] == 4 && u[2] == 2 && u[3] == 0 && u[4] == 4;
        });
    }
}
