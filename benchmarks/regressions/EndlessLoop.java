// expect: unknown(unwinding)
// note: The loop never ends and each turn writes a variable that the next one reads.

import static edu.rice.hj.Module1.*;

public class EndlessLoop {
    public static void main(final String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                long n = 0;
                while (n >= 0) {
                    n = (n + 1) & 0xffff;
                }
                System.out.println(n);
            });
        });
    }
}
