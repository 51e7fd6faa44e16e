// expect: false(no-data-race)
// note: A number format is not synchronised, even if nothing but `format` is called.

import java.text.DecimalFormat;

public class DecimalFormatShared {
    static final DecimalFormat F = new DecimalFormat("0.00");

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> System.out.println(F.format(1.5))); //~ race with line 12
        t.start();
        System.out.println(F.format(2.5)); //~ race with line 10
        t.join();
    }
}
