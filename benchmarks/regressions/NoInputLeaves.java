// expect: unknown(unwinding)
// note: No input leads out of the loop.

import java.util.concurrent.ThreadLocalRandom;

public class NoInputLeaves {
    public static void main(String[] args) {
        int drawn;
        do {
            drawn = ThreadLocalRandom.current().nextInt(3);
        } while (drawn * drawn != 2);
    }
}
