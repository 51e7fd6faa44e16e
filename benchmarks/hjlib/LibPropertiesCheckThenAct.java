// expect: false(assertion)
// note: Between the question and the answer another thread may come.

import java.util.Properties;
import java.util.concurrent.atomic.AtomicInteger;

public class LibPropertiesCheckThenAct {
    public static void main(String[] args) throws InterruptedException {
        Properties p = new Properties();
        AtomicInteger made = new AtomicInteger();
        Runnable init = () -> {
            if (p.getProperty("id") == null) {
                p.setProperty("id", "x");
                made.incrementAndGet();
            }
        };
        Thread a = new Thread(init);
        a.start();
        init.run();
        a.join();
        assert made.get() == 1; //~ assertion
    }
}
