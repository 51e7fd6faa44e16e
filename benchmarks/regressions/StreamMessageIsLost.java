// expect: false(exception)
// note: A parallel stream may throw a copy of the exception of an element, without its message.

import java.util.Arrays;

public class StreamMessageIsLost {
    public static void main(final String[] args) {
        final int[] all = {2, 0, 1};
        try {
            Arrays.parallelSetAll(all, i -> 6 / all[i]);
        } catch (final ArithmeticException e) {
            System.out.println(e.getMessage().length()); //~ exception: NullPointerException
        }
    }
}
