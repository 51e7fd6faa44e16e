// expect: false(no-data-race)
// note: A date can be changed.

import java.util.Date;

public class LibDateRacy {
    public static void main(String[] args) throws InterruptedException {
        Date last = new Date(0);
        Thread a = new Thread(() -> last.setTime(System.currentTimeMillis())); //~ race with line 11
        a.start();
        System.out.println("at " + last); //~ race with line 9
        a.join();
        assert last.after(new Date(0));
    }
}
