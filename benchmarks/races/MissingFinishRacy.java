// expect: false(no-data-race)
// note: The parent reads the child's sum without waiting.

import static edu.rice.hj.Module1.*;

public class MissingFinishRacy {
    static long left;
    static long right;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                for (int i = 0; i < 4; i++) {
                    left += i; //~ race with line 20
                }
            });
            for (int i = 4; i < 8; i++) {
                right += i;
            }
            System.out.println(left + right);
        });
    }
}
