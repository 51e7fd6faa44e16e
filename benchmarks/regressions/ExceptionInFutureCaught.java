// expect: true
// note: Each get throws the future's exception again.

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjFuture;

public class ExceptionInFutureCaught {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            final int zero = args.length;
            final HjFuture<Integer> f = future(() -> 1 / zero);
            int caught = 0;
            for (int i = 0; i < 2; i++) {
                try {
                    System.out.println(f.get());
                } catch (ArithmeticException e) {
                    caught++;
                }
            }
            assert caught == 2;
        });
    }
}
