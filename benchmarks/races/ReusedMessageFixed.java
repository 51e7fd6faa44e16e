// expect: true
// note: A new array for each child.

import static edu.rice.hj.Module1.*;

public class ReusedMessageFixed {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            for (int i = 0; i < 3; i++) {
                final int expected = i;
                final int[] message = {i};
                async(() -> {
                    assert message[0] == expected;
                });
            }
        });
    }
}
