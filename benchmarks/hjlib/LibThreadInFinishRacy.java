// expect: false(no-data-race)
// note: The end of a finish does not wait for threads.

import static edu.rice.hj.Module1.*;

public class LibThreadInFinishRacy {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                new Thread(() -> {
                    x = 1; //~ race with line 16
                }).start();
            });
            System.out.println(x);
        });
    }
}
