// expect: true
// note: Properties are made for several threads.

import java.util.Properties;

public class LibPropertiesFixed {
    public static void main(String[] args) throws InterruptedException {
        Properties p = new Properties();
        Thread a = new Thread(() -> p.setProperty("a", "1"));
        a.start();
        p.setProperty("b", "2");
        String s = p.getProperty("a");
        a.join();
        assert s == null || s.equals("1");
        assert p.size() == 2 && p.getProperty("a").equals("1");
    }
}
