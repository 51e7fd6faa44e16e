// expect: false(no-data-race)
// note: A date format works in a calendar of its own, and is not synchronised, even if nothing but `format` is called.

import java.text.SimpleDateFormat;
import java.util.Date;

public class DateFormatShared {
    static final SimpleDateFormat F = new SimpleDateFormat("yyyy-MM-dd HH:mm");

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> System.out.println(F.format(new Date()))); //~ race with line 13
        t.start();
        System.out.println(F.format(new Date(0))); //~ race with line 11
        t.join();
    }
}
