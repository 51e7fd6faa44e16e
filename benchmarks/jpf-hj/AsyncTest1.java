// expect: true
// tasks: 51
// note: Nothing is shared; printing does not count.

import static edu.rice.hj.Module1.*;

public class AsyncTest1 {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            for (int i = 0; i < 50; i++) {
                final int id = i;
                async(() -> {
                    System.out.println("task " + id);
                });
            }
        });
    }
}
