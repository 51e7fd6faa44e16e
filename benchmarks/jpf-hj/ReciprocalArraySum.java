// expect: true
// tasks: 6
// note: Child and parent read disjoint halves and write different statics; each round has its finish.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class ReciprocalArraySum {
    private static final int SIZE = 1000;
    private static final int ROUNDS = 5;

    private static double sum1;
    private static double sum2;

    public static void main(final String[] args) {
        final double[] x = new double[SIZE];
        for (int i = 0; i < SIZE; i++) {
            x[i] = i + 1;
        }

        launchHabaneroApp(() -> {
            for (int round = 0; round < ROUNDS; round++) {
                sum1 = 0;
                sum2 = 0;
                finish(() -> {
                    async(() -> {
                        acquireR(x, 0, SIZE / 2 - 1);
                        for (int i = 0; i < SIZE / 2; i++) {
                            sum1 += 1 / x[i];
                        }
                        releaseR(x, 0, SIZE / 2 - 1);
                    });
                    acquireR(x, SIZE / 2, SIZE - 1);
                    for (int i = SIZE / 2; i < SIZE; i++) {
                        sum2 += 1 / x[i];
                    }
                    releaseR(x, SIZE / 2, SIZE - 1);
                });
                final double sum = sum1 + sum2;
                System.out.println("round " + round + ": " + sum);
                assert sum > 7.48 && sum < 7.49;
            }
        });
    }
}
