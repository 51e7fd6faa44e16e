// expect: true

import java.util.Calendar;
import java.util.GregorianCalendar;

/** As soon as the date is known, who asks for a field only reads. */
public class CalendarAsked {
    public static void main(String[] args) throws InterruptedException {
        Calendar day = new GregorianCalendar(2020, Calendar.JANUARY, 31);
        day.add(Calendar.MONTH, 1);
        assert day.get(Calendar.DAY_OF_MONTH) == 29;
        Thread t = new Thread(() -> System.out.println(day.get(Calendar.DAY_OF_MONTH)));
        t.start();
        System.out.println(day.get(Calendar.DAY_OF_MONTH));
        t.join();
    }
}
