// expect: true
// note: Each thread has a format of its own; one that is at a date already only reads.

import java.text.DateFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Date;

public class DateFormatPerThread {
    static final ThreadLocal<DateFormat> OWN = ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy-MM-dd"));

    static Date read(String text) {
        try {
            return OWN.get().parse(text);
        } catch (ParseException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DateFormat shared = new SimpleDateFormat("yyyy-MM-dd HH:mm");
        Date start = new Date();
        System.out.println(shared.format(start));
        Thread t = new Thread(() -> {
            assert read("2018-02-30").equals(read("2018-03-02"));
            System.out.println(shared.format(start));
        });
        t.start();
        assert read("1970-01-02").getTime() == 86_400_000L;
        System.out.println(shared.format(start));
        t.join();
    }
}
