// expect: false(no-data-race)

import java.util.Calendar;
import java.util.GregorianCalendar;

/** To ask for a field makes a date of what has been set, which changes the calendar. */
public class CalendarShared {
    public static void main(String[] args) throws InterruptedException {
        Calendar day = new GregorianCalendar(2020, Calendar.JANUARY, 31);
        day.set(Calendar.DAY_OF_MONTH, 30);
        Thread t = new Thread(() -> System.out.println(day.get(Calendar.DAY_OF_MONTH))); //~ race with line 13
        t.start();
        System.out.println(day.get(Calendar.DAY_OF_MONTH)); //~ race with line 11
        t.join();
    }
}
