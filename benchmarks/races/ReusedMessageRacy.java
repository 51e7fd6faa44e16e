// expect: false(no-data-race)
// note: The parent changes the array that it has handed to its children.

import static edu.rice.hj.Module1.*;

public class ReusedMessageRacy {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int[] message = new int[1];
            for (int i = 0; i < 3; i++) {
                message[0] = i;
                async(() -> {
                    System.out.println(message[0]); //~ race with line 11
                });
            }
        });
    }
}
