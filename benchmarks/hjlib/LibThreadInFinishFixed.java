// expect: true
// note: The thread is joined inside the finish.

import static edu.rice.hj.Module1.*;

public class LibThreadInFinishFixed {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                Thread t = new Thread(() -> {
                    x = 1;
                });
                t.start();
                async(() -> {
                    t.join();
                    x = 2;
                });
            });
            assert x == 2;
        });
    }
}
