// expect: false(exception)
// note: Twin of ExceptionInForgottenFuture: get throws what the future threw.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class ExceptionInFuture {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int zero = args.length;
            final HjFuture<Integer> f = future(() -> {
                return 1 / zero; //~ exception: ArithmeticException
            });
            System.out.println(f.get());
        });
    }
}
