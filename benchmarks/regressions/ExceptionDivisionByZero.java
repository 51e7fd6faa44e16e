// expect: false(exception)
// note: Integer division by zero throws; the floating-point one before it does not.

import static edu.rice.hj.Module1.*;

public class ExceptionDivisionByZero {
    static int zero = 0;

    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                final double ratio = 1.0 / zero;
                assert Double.isInfinite(ratio);
                System.out.println(7 % zero); //~ exception: ArithmeticException
            });
        });
    }
}
