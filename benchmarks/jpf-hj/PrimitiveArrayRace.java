// expect: false(no-data-race)
// tasks: 3
// note: Both loops write index 1, and both regions cover 0..2.

import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

public class PrimitiveArrayRace {
    public static void main(final String[] args) {
        final int[] numbers = new int[3];
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    acquireW(numbers, 0, 2); //~ conflict with line 21
                    for (int i = 0; i < 2; i++) {
                        numbers[i] = i; //~ race with line 23
                    }
                    releaseW(numbers, 0, 2);
                });
                async(() -> {
                    acquireW(numbers, 0, 2);
                    for (int i = 1; i < 3; i++) {
                        numbers[i] = 2 * i;
                    }
                    releaseW(numbers, 0, 2);
                });
            });
            System.out.println(numbers[0] + " " + numbers[1] + " " + numbers[2]);
        });
    }
}
