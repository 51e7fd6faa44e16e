// expect: false(exception)
// note: The element that the second task casts is no Integer.

import static edu.rice.hj.Module1.*;

public class ExceptionClassCast {
    public static void main(final String[] args) {
        final Object[] mixed = {1, "two"};
        launchHabaneroApp(() -> {
            for (final Object o : mixed) {
                async(() -> {
                    final Integer number = (Integer) o; //~ exception: ClassCastException
                    System.out.println(number);
                });
            }
        });
    }
}
