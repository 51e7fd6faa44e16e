// expect: true
// note: A finish waits for tasks that go on for ever.

import static edu.rice.hj.Module1.*;

public class EndlessAsyncs {
    static void eat(Object first, Object second) {
        while (true) {
            synchronized (first) {
                synchronized (second) {
                }
            }
        }
    }

    public static void main(String[] args) {
        Object a = new Object();
        Object b = new Object();
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> eat(a, b));
                async(() -> eat(a, b));
            });
        });
    }
}
